/** The part of PDFKit that the invoices use; the package has no declarations of its own. */
declare module 'pdfkit' {
  import type { EventEmitter } from 'node:events';

  interface TextOptions {
    width?: number;
    align?: 'left' | 'right';
  }

  export default class PdfDocument extends EventEmitter {
    constructor(options?: {
      size?: string;
      margin?: number;
      info?: { Title?: string; CreationDate?: Date };
    });
    y: number;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(color: string): this;
    text(text: string, x?: number, y?: number, options?: TextOptions): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    stroke(color?: string): this;
    moveDown(lines?: number): this;
    end(): void;
  }
}
