/** Every tool. None of them files a return, and none writes. */
import { billSumTool } from './bill-sum.ts';
import { calculateTool, explainFigureTool } from './calculate.ts';
import { mtdStatusTool } from './digital.ts';
import { findInDocumentsTool, proposeDocumentTypeTool } from './documents.ts';
import { expenseGuidanceTool, lookUpTool } from './look-up.ts';
import { mileageTool } from './mileage.ts';
import { proposeEntriesTool } from './propose.ts';
import { openScreenTool, readFactsTool } from './screens.ts';
import { deadlinesTool, listMissingTool, suggestionsTool } from './status.ts';
import type { Tool } from './tool.ts';
import { whatIfTool } from './what-if.ts';

/** The tools, for the offline model and any other. */
export const tools: readonly Tool[] = [
	readFactsTool,
	calculateTool,
	explainFigureTool,
	whatIfTool,
	billSumTool,
	mileageTool,
	listMissingTool,
	deadlinesTool,
	suggestionsTool,
	expenseGuidanceTool,
	lookUpTool,
	mtdStatusTool,
	findInDocumentsTool,
	proposeEntriesTool,
	proposeDocumentTypeTool,
	openScreenTool,
];
