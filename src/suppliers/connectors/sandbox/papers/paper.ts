import { buffer } from 'node:stream/consumers';
import type { DateTime } from 'luxon';
import PDFDocument from 'pdfkit';

export const LEFT = 48;
export const RIGHT = 547;

interface TextStyle {
  size?: number;
  bold?: boolean;
  colour?: string;
  align?: 'left' | 'right';
  width?: number;
}

/** An A4 paper with text at places. The same calls make the same bytes. */
export class Paper {
  private readonly pdf: PDFKit.PDFDocument;

  constructor(title: string, author: string, date: DateTime) {
    const made = date.toJSDate();
    this.pdf = new PDFDocument({
      size: 'A4',
      margin: 0,
      info: { Title: title, Author: author, Subject: 'Sandbox: not a real bill', CreationDate: made, ModDate: made },
    });
  }

  /** Writes text with its top at `y`; with `align: 'right'` it ends at `x`. Gives the y below it. */
  text(text: string, x: number, y: number, style: TextStyle = {}): number {
    const { size = 9, bold = false, colour = '#1a1a1a', align = 'left' } = style;
    this.pdf
      .font(bold ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(size)
      .fillColor(colour);
    const width = style.width ?? this.pdf.widthOfString(text) + 1;
    const height = this.pdf.heightOfString(text, { width });
    this.pdf.text(text, align === 'right' ? x - width : x, y, { width, align });
    return y + height;
  }

  /** Lines of text under each other; gives the y below the last. */
  lines(lines: string[], x: number, y: number, style: TextStyle = {}): number {
    return lines.reduce((at, line) => this.text(line, x, at, style) + 2, y);
  }

  rule(y: number, from = LEFT, to = RIGHT): void {
    this.pdf.moveTo(from, y).lineTo(to, y).lineWidth(0.6).strokeColor('#9aa4ad').stroke();
  }

  box(x: number, y: number, width: number, height: number, fill: string): void {
    this.pdf.rect(x, y, width, height).fill(fill);
  }

  frame(x: number, y: number, width: number, height: number): void {
    this.pdf.rect(x, y, width, height).lineWidth(0.8).strokeColor('#5c6670').stroke();
  }

  newPage(): void {
    this.pdf.addPage();
  }

  async bytes(): Promise<Buffer> {
    const whole = buffer(this.pdf);
    this.pdf.end();
    return whole;
  }
}

/** A column of a table: its heading, where it ends or begins, and how it is set. */
export interface Column {
  heading: string;
  x: number;
  align?: 'left' | 'right';
}

/** A table with a heading line; gives the y below it. */
export function table(paper: Paper, columns: Column[], rows: string[][], y: number, size = 8.5): number {
  for (const { heading, x, align } of columns) paper.text(heading, x, y, { size, bold: true, align });
  let at = y + size + 6;
  paper.rule(at - 3);
  for (const row of rows) {
    row.forEach((cell, i) => paper.text(cell, columns[i].x, at, { size, align: columns[i].align }));
    at += size + 6;
  }
  return at;
}
