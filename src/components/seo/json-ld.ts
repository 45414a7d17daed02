import type { Graph, Thing } from 'schema-dts';

/** A graph as the text of a script element: no "<" in it can end the element, or open another. */
export function jsonLd(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
