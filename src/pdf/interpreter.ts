/** Walks the operator list of a page and records what it paints: glyphs, areas, images, lines. */
import { unionOf, type Box } from '../resume/document.ts';
import type { RawFont } from './fonts.ts';
import { boxThrough, IDENTITY, intersection, matrixFrom, multiply, type Matrix } from './matrix.ts';
import { Painter, type Brush } from './painter.ts';
import { areFrame, isFrame, subpathsOf } from './paths.ts';
import type { Glyph, PaintSource, Scene } from './scene.ts';
import { softMaskOf, type GroupOptions, type MaskKind, type SoftMask } from './soft-mask.ts';
import { enterGroup, initialState, setInk, type GraphicsState } from './state.ts';
import { showText, type RawGlyph } from './text.ts';

/** The page as pdf.js gives it: operators with their arguments, and the codes of the operators. */
export interface OperatorList {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly (readonly unknown[] | null)[];
}

export interface PageSetting {
  readonly ops: Readonly<Record<string, number>>;
  /** From the page's user space to points with the origin bottom-left. */
  readonly base: Matrix;
  readonly page: Box;
  readonly fontOf: (reference: string) => { raw: RawFont; index: number } | null;
  readonly layerVisible: (properties: unknown) => boolean;
}

type Handler = (args: readonly unknown[]) => void;

const numberAt = (args: readonly unknown[], at: number): number =>
  Number.isFinite(args[at]) ? (args[at] as number) : 0;

export class Interpreter {
  readonly #setting: PageSetting;
  readonly #glyphs: Glyph[] = [];
  /** The page's, and those of the masks that are being painted. */
  readonly #painters = [new Painter()];
  readonly #masks: (MaskKind | null)[] = [];
  #lastMask: SoftMask | null = null;
  readonly #stack: GraphicsState[] = [];
  readonly #marks: { off: boolean; artifact: boolean }[] = [];
  readonly #handlers = new Map<number, Handler>();
  #state: GraphicsState;
  #pendingClip = false;
  #z = 0;

  constructor(setting: PageSetting) {
    this.#setting = setting;
    this.#state = initialState(setting.base, setting.page);
    for (const [name, handler] of Object.entries(this.#table())) {
      const code = setting.ops[name];
      if (code !== undefined) this.#handlers.set(code, handler);
    }
  }

  /** Runs the whole list; unknown operators paint nothing that counts. */
  run(list: OperatorList): Scene {
    for (let i = 0; i < list.fnArray.length; i += 1) {
      this.#z = i;
      this.#handlers.get(list.fnArray[i] ?? -1)?.(list.argsArray[i] ?? []);
    }
    const { areas, images, rules, shapes } = this.#painters[0] ?? new Painter();
    return { glyphs: this.#glyphs, areas, images, rules, shapes };
  }

  #save(): void {
    this.#stack.push({ ...this.#state });
  }

  #clipTo(box: ArrayLike<number> | null | undefined, matrix: Matrix): void {
    if (!box) return;
    this.#state.clip = intersection(
      this.#state.clip,
      boxThrough(matrix, box[0] ?? 0, box[1] ?? 0, box[2] ?? 0, box[3] ?? 0),
    );
  }

  get #painter(): Painter {
    return this.#painters.at(-1) ?? new Painter();
  }

  #restore(): void {
    this.#state = this.#stack.pop() ?? this.#state;
  }

  #table(): Record<string, Handler> {
    const text = (change: (state: GraphicsState, value: number) => void): Handler => {
      return (args) => {
        change(this.#state, numberAt(args, 0));
      };
    };
    return {
      save: () => {
        this.#save();
      },
      restore: () => {
        this.#restore();
      },
      transform: (args) => {
        this.#state.matrix = multiply(this.#state.matrix, matrixFrom(args as number[]));
      },
      setGState: (args) => {
        this.#graphicsState(args[0] as readonly (readonly [string, unknown])[]);
      },
      setLineWidth: text((s, v) => (s.lineWidth = v)),
      setFillRGBColor: (args) => {
        this.#state.fill = String(args[0]);
        this.#state.fillTransparent = false;
      },
      setStrokeRGBColor: (args) => {
        this.#state.stroke = String(args[0]);
      },
      setFillColorN: (args) => {
        this.#state.fill = null;
        this.#state.fillSource = this.#pattern(args);
        this.#state.fillTransparent = false;
      },
      setStrokeColorN: () => {
        this.#state.stroke = null;
      },
      setFillTransparent: () => {
        this.#state.fillTransparent = true;
      },
      beginText: () => {
        this.#state.textMatrix = IDENTITY;
        this.#state.x = this.#state.lineX = 0;
        this.#state.y = this.#state.lineY = 0;
      },
      setCharSpacing: text((s, v) => (s.characterSpacing = v)),
      setWordSpacing: text((s, v) => (s.wordSpacing = v)),
      setHScale: text((s, v) => (s.horizontalScale = v / 100)),
      setLeading: text((s, v) => (s.leading = -v)),
      setTextRise: text((s, v) => (s.rise = v)),
      setTextRenderingMode: text((s, v) => (s.mode = v)),
      setFont: (args) => {
        this.#setFont(String(args[0]), numberAt(args, 1));
      },
      setTextMatrix: (args) => {
        this.#state.textMatrix = matrixFrom(args[0] as ArrayLike<number>);
        this.#state.x = this.#state.lineX = 0;
        this.#state.y = this.#state.lineY = 0;
      },
      moveText: (args) => {
        this.#moveText(numberAt(args, 0), numberAt(args, 1));
      },
      setLeadingMoveText: (args) => {
        this.#state.leading = numberAt(args, 1);
        this.#moveText(numberAt(args, 0), numberAt(args, 1));
      },
      nextLine: () => {
        this.#moveText(0, this.#state.leading);
      },
      showText: (args) => {
        const mark = this.#marks.at(-1);
        if (this.#painters.length > 1) this.#painter.shapes.push({ box: this.#state.clip, colour: null });
        const context = { off: mark?.off ?? false, artifact: mark?.artifact ?? false, z: this.#z };
        for (const glyph of showText(this.#state, args[0] as readonly (RawGlyph | number)[], context))
          this.#glyphs.push(glyph);
      },
      clip: () => {
        this.#pendingClip = true;
      },
      eoClip: () => {
        this.#pendingClip = true;
      },
      constructPath: (args) => {
        this.#path(numberAt(args, 0), (args[1] as readonly (ArrayLike<number> | null)[] | undefined)?.[0] ?? null);
      },
      shadingFill: (args) => {
        this.#painter.paint(this.#brush(), this.#state.clip, null, { paint: args[0], matrix: this.#state.matrix });
      },
      beginMarkedContent: (args) => {
        this.#mark(args);
      },
      beginMarkedContentProps: (args) => {
        this.#mark(args);
      },
      endMarkedContent: () => {
        this.#marks.pop();
      },
      paintFormXObjectBegin: (args) => {
        this.#save();
        if (args[0]) this.#state.matrix = multiply(this.#state.matrix, matrixFrom(args[0] as ArrayLike<number>));
        this.#state.base = this.#state.matrix;
        this.#clipTo(args[1] as ArrayLike<number> | null, this.#state.matrix);
      },
      paintFormXObjectEnd: () => {
        this.#restore();
      },
      beginGroup: (args) => {
        this.#save();
        // The form inside sets the matrix once more, and has no box of its own.
        const { matrix, bbox, smask } = (args[0] ?? {}) as GroupOptions;
        this.#clipTo(bbox, matrix ? multiply(this.#state.matrix, matrixFrom(matrix)) : this.#state.matrix);
        enterGroup(this.#state);
        this.#masks.push(smask ?? null);
        if (smask) this.#painters.push(new Painter());
      },
      endGroup: () => {
        this.#restore();
        const kind = this.#masks.pop();
        const painter = kind ? this.#painters.pop() : undefined;
        if (kind && painter) this.#lastMask = softMaskOf(painter, kind);
      },
      paintImageXObject: (args) => {
        const pixels = [numberAt(args, 1), numberAt(args, 2)] as const;
        this.#painter.image(this.#brush(), this.#state.matrix, pixels, !this.#state.softMask, args[0]);
      },
      paintInlineImageXObject: (args) => {
        const image = args[0] as { width?: number; height?: number };
        this.#painter.image(this.#brush(), this.#state.matrix, [image.width ?? 0, image.height ?? 0], true, image);
      },
      paintImageXObjectRepeat: (args) => {
        this.#painter.repeat(this.#brush(), args[3] as ArrayLike<number>, numberAt(args, 1), numberAt(args, 2));
      },
      paintImageMaskXObject: () => {
        this.#painter.image(this.#brush(), this.#state.matrix, [0, 0], false);
      },
      paintSolidColorImageMask: () => {
        this.#painter.paint(this.#brush(), boxThrough(this.#state.matrix, 0, 0, 1, 1), this.#state.fill);
      },
    };
  }

  #graphicsState(entries: readonly (readonly [string, unknown])[]): void {
    for (const [key, value] of entries) {
      setInk(this.#state, key, value);
      if (key === 'SMask') {
        // pdf.js announces an image that has a mask of its own with SMask false and nothing else; such an image hides nothing for certain.
        this.#state.softMask = value !== false || entries.length === 1;
        this.#state.mask = value === false ? null : this.#lastMask;
      } else if (key === 'Font' && Array.isArray(value)) this.#setFont(String(value[0]), Number(value[1]));
    }
  }

  #setFont(reference: string, size: number): void {
    const font = this.#setting.fontOf(reference);
    this.#state.font = font?.raw ?? null;
    this.#state.fontIndex = font?.index ?? -1;
    this.#state.size = Math.abs(size);
    this.#state.direction = size < 0 ? -1 : 1;
  }

  #moveText(x: number, y: number): void {
    this.#state.x = this.#state.lineX += x;
    this.#state.y = this.#state.lineY += y;
  }

  #mark(args: readonly unknown[]): void {
    const outer = this.#marks.at(-1) ?? { off: false, artifact: false };
    // A tag without properties comes as the parser's own name object.
    const tag = typeof args[0] === 'string' ? args[0] : (args[0] as { name?: unknown } | null | undefined)?.name;
    this.#marks.push({
      off: outer.off || (tag === 'OC' && !this.#setting.layerVisible(args[1])),
      artifact: outer.artifact || tag === 'Artifact',
    });
  }

  /** Shadings come by name, tiles with all that draws them. */
  #pattern(args: readonly unknown[]): PaintSource {
    const shading = args[0] === 'Shading';
    const matrix = args[shading ? 2 : 3];
    const own = Array.isArray(matrix) ? matrixFrom(matrix as number[]) : IDENTITY;
    return { paint: shading ? args[1] : args, matrix: multiply(this.#state.base, own) };
  }

  #brush(): Brush {
    return { state: this.#state, z: this.#z, off: this.#marks.at(-1)?.off ?? false };
  }

  #path(op: number, data: ArrayLike<number> | null): void {
    const { ops } = this.#setting;
    const subpaths = data ? subpathsOf(data, this.#state.matrix) : [];
    const fills = [
      ops['fill'],
      ops['eoFill'],
      ops['fillStroke'],
      ops['eoFillStroke'],
      ops['closeFillStroke'],
      ops['closeEOFillStroke'],
      ops['rawFillPath'],
    ];
    const filled = fills.includes(op);
    const stroked = !filled && (op === ops['stroke'] || op === ops['closeStroke']);
    if (filled && !this.#state.fillTransparent)
      for (const [at, path] of subpaths.entries()) this.#painter.fill(this.#brush(), path, isFrame(at, subpaths));
    if (stroked)
      for (const { box, straight, curved } of subpaths) {
        if (straight) this.#painter.stroke(this.#brush(), box);
        else if (curved) this.#painter.ring(this.#brush(), box);
      }
    if (this.#pendingClip) {
      this.#pendingClip = false;
      const boxes = subpaths.map((path) => path.box);
      if (boxes.length > 0) this.#state.clip = intersection(this.#state.clip, unionOf(boxes));
      this.#state.clipIsFrame ||= areFrame(subpaths);
    }
  }
}
