/** HMRC's own files as a second check, if a folder has them. Runs on a machine, not in a browser. */
export { type HmrcFiles, type HmrcForm, hmrcFilesIn } from './find-files.ts';
export { type HmrcFinding, type HmrcJudgement, judgeByHmrc } from './judge.ts';
