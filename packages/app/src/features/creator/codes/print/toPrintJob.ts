import { payloadOf } from '@hearback/print/codes';
import {
  codeAlone,
  type Imposition,
  type LabelGridName,
  type SheetFormatName,
} from '@hearback/print/files';
import type { CodeStyle, FrameDocument } from '@hearback/schema/documents';

import { copiesThatFit } from './copiesThatFit';
import { hasSheets, type FramedCode, type PrintChoices } from './PrintChoices';
import type { NamedPage, PrintJob } from './PrintJob';

function impositionOf({ sheet, gutter, startAt }: PrintChoices): Imposition | undefined {
  const [kind, name] = sheet.split(':');
  if (kind === 'nUp') return { kind, format: name as SheetFormatName, gutter };
  if (kind === 'labels') return { kind, grid: name as LabelGridName, startAt };
  return undefined;
}

/** How a code looks in its frame, for a print without the frame. */
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

function toPages(framed: readonly FramedCode[], { what, codeWidth }: PrintChoices): NamedPage[] {
  return framed.flatMap(({ code, document }) => {
    const { name, shortUrl, style } = code;
    const page = { name, codeText: payloadOf(shortUrl) };
    if (what === 'code') {
      return [{ ...page, document: codeAlone(name, codeWidth, style ?? styleIn(document)) }];
    }
    return document ? [{ ...page, document, ...(style && { codeStyle: style }) }] : [];
  });
}

/** What the choices of the dialog mean for the sheets. */
export function toPrintJob(
  framed: readonly FramedCode[],
  choices: PrintChoices,
  { title, language }: { title: string; language: string },
): PrintJob {
  const imposition = hasSheets(choices) ? impositionOf(choices) : undefined;
  const pages = toPages(framed, choices);
  const marking = {
    hasBleed: choices.hasBleed,
    hasCropMarks: hasSheets(choices) && choices.hasCropMarks,
  };
  const [only] = pages;
  const usual =
    imposition && only && pages.length === 1
      ? copiesThatFit(only.document.size, imposition, marking)
      : 1;
  return {
    pages,
    title,
    language,
    ...(imposition && { imposition }),
    copies: hasSheets(choices) ? (choices.copies ?? usual) : 1,
    ...marking,
  };
}
