import { payloadOf } from '@hearback/print/codes';
import {
  codeAlone,
  type Imposition,
  type LabelGridName,
  type SheetFormatName,
} from '@hearback/print/files';
import { fillVariables, markDraft, type VariableValues, variablesOf } from '@hearback/print/frames';
import type { CodeStyle, FrameDocument } from '@hearback/schema/documents';
import { copiesThatFit, type NamedPage, type PrintJob } from './PrintJob';
import { hasSheets, type FramedCode, type PrintChoices } from './PrintChoices';

function impositionOf({ sheet, gutter, startAt }: PrintChoices): Imposition | undefined {
  const [kind, name] = sheet.split(':');
  if (kind === 'nUp') return { kind, format: name as SheetFormatName, gutter };
  if (kind === 'labels') return { kind, grid: name as LabelGridName, startAt };
  return undefined;
}

/** The style of the code in its frame, for a print without the frame. */
function styleIn(document: FrameDocument | undefined): CodeStyle | undefined {
  const element = document?.content.find(({ type }) => type === 'code');
  if (element?.type !== 'code') return undefined;
  const { color, background_color, level, module_shape, eye_shape, eye_color, logo } = element;
  return {
    color,
    background_color,
    level,
    ...(module_shape && { module_shape }),
    ...(eye_shape && { eye_shape }),
    ...(eye_color !== undefined && { eye_color }),
    ...(logo && { logo }),
  };
}

const { compare } = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** The codes in the order in which they are printed: “Table 2” before “Table 10”. */
function inOrder(framed: readonly FramedCode[], order: PrintChoices['order']) {
  if (order === 'listed') return framed;
  const placeOf = ({ code }: FramedCode) => code.location?.name ?? '';
  return framed.toSorted(
    (one, other) =>
      (order === 'place' ? compare(placeOf(one), placeOf(other)) : 0) ||
      compare(one.code.name, other.code.name),
  );
}

/** The caption of a code: its name, its place and its company, each once. */
const captionOf = ({ code, place, company }: VariableValues) =>
  [...new Set([code, place, company])].filter(Boolean).join(' · ');

function toPages(
  framed: readonly FramedCode[],
  { what, codeWidth, fileName }: PrintChoices,
): NamedPage[] {
  const hasPlaces = new Set(framed.map(({ code }) => code.location?.name)).size > 1;
  // Codes on one frame share one document object, so that a file contains it once.
  const marked = new Map<FrameDocument, FrameDocument>();
  const asOpen = (document: FrameDocument, state: string): FrameDocument => {
    if (state !== 'DRAFT') return document;
    const known = marked.get(document) ?? markDraft(document);
    marked.set(document, known);
    return known;
  };
  return framed.flatMap(({ code, document }, index) => {
    const { name, shortUrl, state, style, location } = code;
    const values = variablesOf(code, index + 1);
    const page = {
      name: fillVariables(fileName, values).trim() || name,
      codeText: payloadOf(shortUrl),
      values,
      caption: captionOf(values),
      ...(hasPlaces && location && { folder: location.name }),
    };
    if (what === 'code') {
      const alone = codeAlone(name, codeWidth, style ?? styleIn(document));
      return [{ ...page, document: asOpen(alone, state) }];
    }
    return document
      ? [{ ...page, document: asOpen(document, state), ...(style && { codeStyle: style }) }]
      : [];
  });
}

/** Maps the form values of the dialog to a print job. */
export function toPrintJob(
  framed: readonly FramedCode[],
  choices: PrintChoices,
  title: string,
): PrintJob {
  const imposition = hasSheets(choices) ? impositionOf(choices) : undefined;
  const pages = toPages(inOrder(framed, choices.order), choices);
  const marking = {
    hasBleed: choices.hasBleed,
    hasCropMarks: hasSheets(choices) && choices.hasCropMarks,
    hasCaptions: hasSheets(choices) && choices.hasCaptions,
  };
  const [only] = pages;
  const usual =
    imposition && only && pages.length === 1
      ? copiesThatFit(only.document.size, imposition, marking)
      : 1;
  return {
    pages,
    title,
    language: choices.language,
    ...(imposition && { imposition }),
    copies: hasSheets(choices) ? (choices.copies ?? usual) : 1,
    ...marking,
    isForPress: choices.isForPress && choices.format === 'pdf',
    isPerPlace: choices.isPerPlace && choices.format === 'pdf',
  };
}
