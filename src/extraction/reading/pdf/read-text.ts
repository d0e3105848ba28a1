import type { PDFDocumentProxy, PDFOperatorList, PDFPageProxy } from 'pdfjs-dist/types/src/display/api.js';
import type { Font } from './font.js';
import { showFilledFields } from './form-fields.js';
import { interpret, type Resources } from './interpreter.js';
import { levelView, type View } from './level.js';
import type { PaintedPage } from './paint.js';
import { AnnotationMode, OPS } from './pdfjs.js';

/** Follows what one page paints, seen so that its writing is level. */
export async function paintedPage(document: PDFDocumentProxy, page: PDFPageProxy): Promise<PaintedPage> {
  const annotationMode = (await showFilledFields(document, page))
    ? AnnotationMode.ENABLE_STORAGE
    : AnnotationMode.ENABLE;
  const [operators, optionalContent] = await Promise.all([
    page.getOperatorList({ annotationMode }),
    document.getOptionalContentConfig({ intent: 'display' }),
  ]);
  const fonts = await loadedFonts(page, operators);
  const resources: Resources = {
    font: (name) => fonts.get(name),
    isVisible: (group) => optionalContent.isVisible(group) as boolean,
  };
  const view = page.getViewport({ scale: 1 }) as View;
  const painted = interpret(operators, view, resources);
  const level = levelView(view, painted.glyphs);
  return level ? interpret(operators, level, resources) : painted;
}

/** Fonts come beside the operators and may be a moment later. */
async function loadedFonts(page: PDFPageProxy, { fnArray, argsArray }: PDFOperatorList): Promise<Map<string, Font>> {
  const names = new Set<string>();
  fnArray.forEach((operator, i) => {
    if (operator === OPS.setFont) names.add((argsArray[i] as [string])[0]);
    if (operator === OPS.setGState) {
      for (const [key, value] of (argsArray[i] as [[string, unknown][]])[0]) {
        if (key === 'Font') names.add((value as [string])[0]);
      }
    }
  });
  const loaded = [...names].map(
    (name) =>
      new Promise<[string, Font]>((resolve) => {
        page.commonObjs.get(name, (font: Font) => resolve([name, font]));
      }),
  );
  return new Map(await Promise.all(loaded));
}
