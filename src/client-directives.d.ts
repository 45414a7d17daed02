import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Wakes the island when a visitor first touches it, focuses it or presses a key in it. */
    'client:interaction'?: boolean;
  }
}
