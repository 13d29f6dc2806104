/** PGlite's file system on disk, with the one thing it leaves out: a commit reaches the disk before it counts. */
import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** An open file as PGlite's file system knows it: `nfd` is the descriptor, absent for folders. */
interface OpenFile {
	readonly nfd?: number;
	readonly node: unknown;
}

/** The part of the file system that is changed; its own types do not name it. */
interface NodeFileSystem {
	readonly realPath: (node: unknown) => string;
	readonly stream_ops: { fsync?: (file: OpenFile) => number };
}

/**
 * A file system for `new PGlite({fs})` with a real fsync. PGlite's own has no such call, so its commits stay in the
 * page cache until the system writes them. `onSync` is called for each, for tests.
 */
export function durableFileSystem(folder: string, onSync: () => void = () => undefined): NodeFS {
	const fileSystem = new NodeFS(folder);
	const init = fileSystem.init.bind(fileSystem);
	fileSystem.init = async (pglite, options) => {
		const { emscriptenOpts, ...rest } = await init(pglite, options);
		const preRun = [emscriptenOpts.preRun ?? []].flat();
		return { ...rest, emscriptenOpts: { ...emscriptenOpts, preRun: [...preRun, addSync(onSync)] } };
	};
	return fileSystem;
}

function addSync(onSync: () => void) {
	return (module: object): void => {
		const nodeFileSystem = nodeFileSystemOf(module);
		nodeFileSystem.stream_ops.fsync = (file) => {
			onSync();
			if (file.nfd === undefined) syncFolder(nodeFileSystem.realPath(file.node));
			else fdatasyncSync(file.nfd);
			return 0;
		};
	};
}

function nodeFileSystemOf(module: object): NodeFileSystem {
	const found = 'NODEFS' in module ? module.NODEFS : undefined;
	if (typeof found === 'object' && found !== null && 'stream_ops' in found && 'realPath' in found) {
		return found as NodeFileSystem;
	}
	throw new Error('PGlite has changed how it keeps files: its writes can no longer be made durable');
}

/** A folder is synced so that the names of its new files survive a power cut. */
function syncFolder(path: string): void {
	const descriptor = openSync(path, 'r');
	try {
		fsyncSync(descriptor);
	} finally {
		closeSync(descriptor);
	}
}
