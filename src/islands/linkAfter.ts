/**
 * Which of `count` links in a list a key leads to; undefined: the key is not for the list. The arrows go round.
 * `current` is the index of the link that has the focus, -1 when none has.
 */
export function linkAfter(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return current <= 0 ? count - 1 : current - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
