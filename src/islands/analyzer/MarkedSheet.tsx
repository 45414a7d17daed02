import styles from './MarkedSheet.module.css';

/** A resume without words under an editor's pen: the promise of the report, in the marks that the report itself uses. */
export function MarkedSheet() {
  return (
    <svg className={styles['art']} viewBox="0 0 440 520" aria-hidden="true">
      <path className={styles['paper']} d="M34 14h300v484H34z" />
      <g className={styles['marker']}>
        <path d="M62 153.5l188-2" />
        <path d="M62 267l232 2.5" />
      </g>
      <g className={styles['name']}>
        <path d="M62 50h128" />
      </g>
      <g className={styles['heading']}>
        <path d="M62 114h74M62 228h58M62 330h84M62 416h52" />
      </g>
      <g className={styles['text']}>
        <path d="M62 70h176M62 84h120" />
        <path d="M62 134h112M268 134h38M62 152h188M62 168h226M62 184h150" />
        <path d="M62 248h96M268 248h38M62 268h232M62 284h204" />
        <path d="M62 350h96M268 350h38M62 368h206M62 384h172" />
        <path d="M62 436h52M126 436h66M204 436h46M62 452h72M146 452h40M62 468h118" />
      </g>
      <g className={styles['pen']}>
        <path d="M251 140c26-9 72-7 67 9s-58 17-71 7 14-19 44-18" />
        <path d="M320 152c22-3 34-7 48-16" />
        <path d="M62 292.5c10-5 14 5 24 0s14 5 24 0 14 5 24 0 14 5 24 0 14 5 24 0" />
        <path d="M302 268c20 3 44 4 66-4" />
        <path d="m196 48 9 12c6-15 17-28 31-37" />
      </g>
      <g className={styles['badge']}>
        <circle cx="388" cy="128" r="19" />
        <circle cx="388" cy="260" r="19" />
      </g>
      <g className={styles['number']}>
        <text x="388" y="136">
          1
        </text>
        <text x="388" y="268">
          2
        </text>
      </g>
      <g className={styles['grade']}>
        <path d="M344 414c24-16 74-8 78 34s-30 56-60 52-48-32-40-58 26-34 54-34" />
        <text x="371" y="474">
          84
        </text>
      </g>
    </svg>
  );
}
