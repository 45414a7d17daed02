/** Walks the operator list of a page and records what it paints: glyphs, areas, images, lines. */
import { unionOf, type Box, type PageImage, type PageRule } from '../resume/document.ts';
import type { RawFont } from './fonts.ts';
import { boxThrough, IDENTITY, intersection, multiply, touches, type Matrix } from './matrix.ts';
import { isFrame, subpathsOf, type Subpath } from './paths.ts';
import type { Glyph, PaintedArea, Scene, Shape } from './scene.ts';
import { initialState, type GraphicsState } from './state.ts';
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

/** Broken files have names and nothing where numbers belong: such a matrix changes nothing. */
function matrixFrom(value: ArrayLike<number>): Matrix {
  const given = Array.from({ length: 6 }, (_, at) => value[at]);
  return given.every(Number.isFinite) ? (given as unknown as Matrix) : IDENTITY;
}

/** A rule is at most this thick, in points; thicker is an area. */
const RULE_THICKNESS = 2.5;
/** What is paler leaves no trace, 0–1. */
const MIN_ALPHA = 0.02;
/** A circle fills π/4 of its box, a panel with round corners more; letters and icons mostly less. */
const SOLID = 0.76;

export class Interpreter {
  readonly #setting: PageSetting;
  readonly #glyphs: Glyph[] = [];
  readonly #areas: PaintedArea[] = [];
  readonly #images: PageImage[] = [];
  readonly #shapes: Shape[] = [];
  readonly #rules: PageRule[] = [];
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
    return { glyphs: this.#glyphs, areas: this.#areas, images: this.#images, rules: this.#rules, shapes: this.#shapes };
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
      setFillColorN: () => {
        this.#state.fill = null;
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
      shadingFill: () => {
        this.#paint(this.#state.clip, null);
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
        this.#clipTo(args[1] as ArrayLike<number> | null, this.#state.matrix);
      },
      paintFormXObjectEnd: () => {
        this.#restore();
      },
      beginGroup: (args) => {
        this.#save();
        // The form inside sets the matrix once more, and has no box of its own.
        const { matrix, bbox } = (args[0] ?? {}) as {
          matrix?: ArrayLike<number> | null;
          bbox?: ArrayLike<number> | null;
        };
        this.#clipTo(bbox, matrix ? multiply(this.#state.matrix, matrixFrom(matrix)) : this.#state.matrix);
        this.#state.groupAlpha *= this.#state.fillAlpha;
        this.#state.fillAlpha = this.#state.strokeAlpha = 1;
        this.#state.normalBlend = true;
      },
      endGroup: () => {
        this.#restore();
      },
      paintImageXObject: (args) => {
        this.#image(this.#state.matrix, numberAt(args, 1), numberAt(args, 2), !this.#state.softMask);
      },
      paintInlineImageXObject: (args) => {
        const image = args[0] as { width?: number; height?: number };
        this.#image(this.#state.matrix, image.width ?? 0, image.height ?? 0, true);
      },
      paintImageXObjectRepeat: (args) => {
        this.#repeat(args[3] as ArrayLike<number>, numberAt(args, 1), numberAt(args, 2));
      },
      paintImageMaskXObject: () => {
        this.#image(this.#state.matrix, 0, 0, false);
      },
      paintSolidColorImageMask: () => {
        this.#paint(boxThrough(this.#state.matrix, 0, 0, 1, 1), this.#state.fill);
      },
    };
  }

  #graphicsState(entries: readonly (readonly [string, unknown])[]): void {
    for (const [key, value] of entries) {
      const number = Number.isFinite(value) ? (value as number) : 1;
      if (key === 'ca') this.#state.fillAlpha = number;
      else if (key === 'CA') this.#state.strokeAlpha = number;
      else if (key === 'BM') this.#state.normalBlend = value === 'source-over' || value === 'Normal';
      // pdf.js announces an image that has a mask of its own with SMask false and nothing else; such an image hides nothing for certain.
      else if (key === 'SMask') this.#state.softMask = value !== false || entries.length === 1;
      else if (key === 'LW') this.#state.lineWidth = number;
      else if (key === 'Font' && Array.isArray(value)) this.#setFont(String(value[0]), Number(value[1]));
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
      for (const [at, path] of subpaths.entries()) this.#fill(path, isFrame(at, subpaths));
    if (stroked) for (const { box, straight } of subpaths) if (straight) this.#stroke(box);
    if (this.#pendingClip) {
      this.#pendingClip = false;
      const boxes = subpaths.map((path) => path.box);
      if (boxes.length > 0) this.#state.clip = intersection(this.#state.clip, unionOf(boxes));
    }
  }

  /** A filled outline is a panel, a frame, a line, or the shape of a letter. */
  #fill(path: Subpath, frame: boolean): void {
    const { fill, fillAlpha } = this.#state;
    const thin = Math.min(path.box.width, path.box.height);
    if (thin <= RULE_THICKNESS && Math.max(path.box.width, path.box.height) > 2 * thin) this.#paint(path.box, fill);
    else if (path.straight && (frame || path.solidity < SOLID))
      for (const side of path.sides) this.#line(side, fill, fillAlpha);
    else if (!frame && path.solidity >= SOLID) this.#paint(path.box, fill);
    if (path.curved || !path.straight) this.#shapes.push({ box: path.box, colour: fill });
  }

  #stroke(box: Box): void {
    const { stroke, strokeAlpha, lineWidth, matrix } = this.#state;
    const half = (lineWidth * Math.hypot(matrix[0], matrix[1])) / 2;
    const edges: Box[] =
      box.width > RULE_THICKNESS && box.height > RULE_THICKNESS
        ? [
            { ...box, height: 0 },
            { ...box, y: box.y + box.height, height: 0 },
            { ...box, width: 0 },
            { ...box, x: box.x + box.width, width: 0 },
          ]
        : [box];
    for (const { x, y, width, height } of edges) {
      if (2 * half <= RULE_THICKNESS)
        this.#line(
          { x: x - half, y: y - half, width: width + 2 * half, height: height + 2 * half },
          stroke,
          strokeAlpha,
        );
      else if (width >= height) this.#paint({ x, y: y - half, width, height: height + 2 * half }, stroke, strokeAlpha);
      else this.#paint({ x: x - half, y, width: width + 2 * half, height }, stroke, strokeAlpha);
    }
  }

  /** What a box leaves on the page: null when it is outside the clip, in a layer that is off, or too pale to be seen. */
  #seen(box: Box, alpha: number): Box | null {
    if (this.#marks.at(-1)?.off || alpha * this.#state.groupAlpha <= MIN_ALPHA || !touches(box, this.#state.clip))
      return null;
    return intersection(box, this.#state.clip);
  }

  #paint(box: Box, colour: string | null, ownAlpha: number = this.#state.fillAlpha): void {
    const seen = this.#seen(box, ownAlpha);
    if (!seen || (seen.width === 0 && seen.height === 0) || this.#rule(seen, colour)) return;
    const { groupAlpha, normalBlend, softMask } = this.#state;
    const alpha = ownAlpha * groupAlpha;
    const opaque = alpha > 0.9 && normalBlend && !softMask;
    this.#areas.push({ box: seen, colour, alpha: normalBlend ? alpha : alpha / 2, opaque, z: this.#z });
    this.#rules.push({ box: seen, orientation: 'area', colour: colour ?? '#000000' });
  }

  #line(box: Box, colour: string | null, alpha: number): void {
    const seen = this.#seen(box, alpha);
    if (seen) this.#rule(seen, colour);
  }

  /** Records a thin box as a drawn line; false when it is none. */
  #rule(box: Box, colour: string | null): boolean {
    if (Math.min(box.width, box.height) > RULE_THICKNESS || Math.max(box.width, box.height) < 4) return false;
    this.#rules.push({
      box,
      orientation: box.width >= box.height ? 'horizontal' : 'vertical',
      colour: colour ?? '#000000',
    });
    return true;
  }

  #image(matrix: Matrix, pixelWidth: number, pixelHeight: number, opaque: boolean): void {
    const box = this.#seen(boxThrough(matrix, 0, 0, 1, 1), this.#state.fillAlpha);
    if (!box || box.width < 1 || box.height < 1) return;
    const alpha = this.#state.fillAlpha * this.#state.groupAlpha;
    this.#images.push({ box, pixelWidth, pixelHeight });
    this.#areas.push({
      box,
      colour: null,
      alpha,
      opaque: opaque && alpha > 0.9 && this.#state.normalBlend,
      z: this.#z,
    });
  }

  #repeat(positions: ArrayLike<number>, scaleX: number, scaleY: number): void {
    for (let i = 0; i + 1 < positions.length; i += 2) {
      const place: Matrix = [scaleX, 0, 0, scaleY, positions[i] ?? 0, positions[i + 1] ?? 0];
      this.#image(multiply(this.#state.matrix, place), 0, 0, !this.#state.softMask);
    }
  }
}
