/** Collects what is rejected and handled by nobody while something runs; the test runner's own listeners rest meanwhile. */
export async function looseRejections(run: () => Promise<void>): Promise<unknown[]> {
  const loose: unknown[] = [];
  const resting = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  const collect = (reason: unknown): void => {
    loose.push(reason);
  };
  process.on('unhandledRejection', collect);
  try {
    await run();
    // They are told after the turn in which they arose.
    await new Promise((resolve) => setTimeout(resolve, 10));
  } finally {
    process.off('unhandledRejection', collect);
    for (const listener of resting) process.on('unhandledRejection', listener);
  }
  return loose;
}
