/** Child processes that never outlive us: each one leads a process group, and the group is ended with us. */
import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');

const running = new Set<ChildProcess>();

export interface Outcome {
  /** Exit code; 128 and more after a signal, 127 when the program could not be started. */
  readonly code: number;
  readonly output: string;
  readonly timedOut: boolean;
}

export interface StartOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** 'inherit' shows the output as it comes; 'collect' keeps it for the caller. */
  readonly output: 'inherit' | 'collect';
}

/** Our environment, with the project's own programs (Node 24 among them) first on the path. */
export function environment(extra: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const path = [join(ROOT, 'node_modules', '.bin'), process.env['PATH'] ?? ''].join(delimiter);
  return { ...process.env, ...extra, PATH: path };
}

/** Starts a program at the root of the project as the leader of a process group of its own. */
export function start(program: string, args: readonly string[], options: StartOptions): ChildProcess {
  const child = spawn(program, args, {
    cwd: ROOT,
    env: environment(options.env),
    detached: true,
    stdio: options.output === 'inherit' ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

/** Ends a program together with everything that it started. */
export function endGroup(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group is gone already.
  }
}

/** Runs a program to its end. A program over the time limit (milliseconds) is ended with its group. */
export function run(
  program: string,
  args: readonly string[],
  options: StartOptions & { readonly timeoutMs?: number },
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = start(program, args, options);
    let output = '';
    let timedOut = false;
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const timer = setTimeout(
      () => {
        timedOut = true;
        endGroup(child, 'SIGKILL');
      },
      options.timeoutMs ?? 2 ** 31 - 1,
    );
    child.once('error', (error) => {
      clearTimeout(timer);
      resolve({ code: 127, output: output + error.message, timedOut });
    });
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      endGroup(child);
      resolve({ code: code ?? (signal === 'SIGINT' ? 130 : 143), output, timedOut });
    });
  });
}

/** Once called, a signal to us ends every group that we started, and then us with the signal's own exit code. */
export function endGroupsWithUs(): void {
  const endAll = (): void => {
    for (const child of running) endGroup(child);
  };
  process.once('exit', endAll);
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const) {
    process.once(signal, () => {
      endAll();
      process.exit(code);
    });
  }
}
