import * as v from 'valibot';

import { issueCodeOf, type IssueCode } from '../errors.ts';
import { limits } from '../limits.ts';
import { boundedText } from '../rules/text.ts';
import { noField, toIssues } from '../rules/toIssues.ts';
import { convertForeignForm, type ForeignForm } from './foreignForm.ts';
import { FormDocument } from './formDocument.ts';
import { imageId } from './image.ts';

const format = 1;

/** Enough for a form of any length and its picture. */
const maxCharacters = 3_000_000;

/** A picture, whole: `data:image/png;base64,…`. */
const PictureData = v.pipe(
  boundedText(Math.ceil((limits.imageMaxBytes * 4) / 3) + 100),
  v.regex(/^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/),
);

const FormFile = v.strictObject({
  hearback: v.literal('form'),
  format: v.literal(format),
  document: FormDocument,
  pictures: v.optional(v.record(imageId, PictureData), {}),
});

/** Pictures in a file, by their ids in the document. */
export type FormPictures = Readonly<Record<string, string>>;

/** An error in a file, with its path: `fields.2.label_color`. Null: the file as a whole. */
export interface FormFileIssue {
  path: string | null;
  code: IssueCode | 'not_json' | 'not_a_form' | 'newer_format';
}

/** The content of a file, or all errors in it. */
export type ReadFormFile =
  | {
      isRead: true;
      document: FormDocument;
      pictures: FormPictures;
      /** Of a form from another program: which, and what could not be taken. */
      origin?: Omit<ForeignForm, 'document'>;
    }
  | { isRead: false; issues: readonly FormFileIssue[] };

const refused = (...issues: readonly FormFileIssue[]): ReadFormFile => ({ isRead: false, issues });

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // Whatever is wrong with it, it is no JSON; JSON itself is never undefined.
    return undefined;
  }
};

/** The document's own paths are what people see in the editor: `fields.2.label_color`. */
const toPath = (path: string) => (path === noField ? null : path.replace(/^document\./, ''));

/**
 * A form as a self-contained file. Pictures are embedded as data URLs, since another account cannot
 * read this one's; an omitted picture is missing after the import.
 */
export const writeFormFile = (document: FormDocument, pictures: FormPictures = {}): string =>
  `${JSON.stringify({ hearback: 'form', format, document, pictures }, null, 2)}\n`;

/**
 * Reads an exported form. The document is the one that was written; its pictures still go by the
 * ids they had. Upload each of `pictures` as any picture is uploaded, then put the new ones in with
 * `withPictures`, which leaves out those that the file did not bring. A form of another program is converted.
 */
export function parseFormFile(text: string): ReadFormFile {
  if (text.length > maxCharacters) return refused({ path: null, code: 'too_large' });
  const file = parseJson(text);
  if (file === undefined) return refused({ path: null, code: 'not_json' });

  const head = v.safeParse(
    v.looseObject({ hearback: v.literal('form'), format: v.number() }),
    file,
  );
  if (!head.success) {
    const foreign = convertForeignForm(file);
    if (!foreign) return refused({ path: null, code: 'not_a_form' });
    const { document, ...origin } = foreign;
    return { isRead: true, document, pictures: {}, origin };
  }
  if (head.output.format > format) return refused({ path: 'format', code: 'newer_format' });

  const result = v.safeParse(FormFile, file);
  if (result.success) {
    const { document, pictures } = result.output;
    return { isRead: true, document, pictures };
  }
  const issues = Object.entries(toIssues(result.issues)).flatMap(([path, sentences]) =>
    sentences.map((sentence) => ({ path: toPath(path), code: issueCodeOf(sentence) })),
  );
  return refused(...issues);
}
