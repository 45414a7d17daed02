/** The part of pdfkit that the templates and the tests' fixtures use; the package brings no types. */
declare module 'pdfkit' {
  export interface Permissions {
    readonly printing?: 'lowResolution' | 'highResolution';
    readonly modifying?: boolean;
    readonly copying?: boolean;
    readonly contentAccessibility?: boolean;
  }
  export interface DocumentOptions {
    readonly size?: 'A4' | 'LETTER';
    readonly autoFirstPage?: boolean;
    /** Pages stay open until the end, to be drawn on in any order. */
    readonly bufferPages?: boolean;
    readonly margin?: number;
    readonly compress?: boolean;
    readonly lang?: string;
    readonly displayTitle?: boolean;
    readonly tagged?: boolean;
    readonly pdfVersion?: '1.4' | '1.7';
    readonly userPassword?: string;
    readonly ownerPassword?: string;
    readonly permissions?: Permissions;
    readonly info?: Readonly<Record<string, string | Date>>;
  }
  export interface TextOptions {
    readonly width?: number;
    readonly align?: 'left' | 'right';
    readonly lineBreak?: boolean;
    readonly lineGap?: number;
    /** Points between letters. */
    readonly characterSpacing?: number;
    /** Percent. */
    readonly horizontalScaling?: number;
    readonly link?: string;
    readonly features?: Features;
    /** What `y` is the height of. */
    readonly baseline?: 'alphabetic';
  }
  /** OpenType features by their tags. */
  export type Features = Readonly<Record<string, boolean>>;
  export interface StructureContent {
    readonly refs: readonly unknown[];
  }
  export interface StructureElement {
    add(child: StructureElement | StructureContent): this;
    end(): void;
  }
  export interface AnnotationOptions {
    readonly structParent?: StructureElement;
    /** A PDF string: pdfkit takes a plain one for a name. */
    readonly Contents?: object;
  }
  export default class PDFDocument {
    constructor(options?: DocumentOptions);
    x: number;
    y: number;
    readonly page: { readonly width: number; readonly height: number };
    addPage(options?: { readonly size: readonly [number, number]; readonly margin: number }): this;
    /** From 0. */
    switchToPage(page: number): this;
    registerFont(name: string, bytes: Buffer): this;
    save(): this;
    restore(): this;
    clip(): this;
    fillOpacity(opacity: number): this;
    font(name: string, path?: string): this;
    fontSize(points: number): this;
    fillColor(colour: string, opacity?: number): this;
    widthOfString(text: string, options?: TextOptions): number;
    heightOfString(text: string, options?: TextOptions): number;
    text(text: string, x: number, y: number, options?: TextOptions): this;
    rect(x: number, y: number, width: number, height: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    lineWidth(points: number): this;
    stroke(colour: string): this;
    fill(colour: string): this;
    image(source: Buffer, x: number, y: number, options: { readonly width: number; readonly height: number }): this;
    link(x: number, y: number, width: number, height: number, url: string, options?: AnnotationOptions): this;
    struct(type: string, options?: { readonly alt?: string }): StructureElement;
    addStructure(element: StructureElement): this;
    markContent(tag: 'Artifact', options?: { readonly type?: 'Layout' | 'Pagination' }): this;
    markStructureContent(tag: string): StructureContent;
    endMarkedContent(): this;
    addContent(instructions: string): this;
    on(event: 'data', listener: (chunk: Buffer) => void): this;
    on(event: 'end', listener: () => void): this;
    end(): void;
  }
}
