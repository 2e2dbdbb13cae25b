import * as v from 'valibot';

import { defaultLanguage, limits } from '../limits.ts';
import type { ShowWhen } from './fields/entries.ts';
import type { FormField } from './fields/fieldTypes.ts';
import { FormDocument } from './formDocument.ts';
import { isLanguageTag, textIn, type LocalizedText } from './localizedText.ts';
import { withoutDeadEnds } from './showWhen.ts';

/** Programs whose forms can be read: exports of Typeform and SurveyJS, Google Forms by its API or a script. */
type ForeignFormat = 'typeform' | 'google' | 'surveyjs';

/** Reasons why a part of a form was left out, or came otherwise than it was. */
export type LossReason =
  /** There is no such question here. */
  | 'type'
  /** A form asks for one of this type at most, so that a line of text took its place. */
  | 'second'
  /** The scale has other steps here. */
  | 'steps'
  /** More options, or longer words, than a question holds. */
  | 'options'
  /** Conditions, calculations and jumps. */
  | 'logic'
  /** All questions stand on one page. */
  | 'pages'
  /** The form is longer than forms are here. */
  | 'length';

/** A part of a form that could not be taken as it was. */
export interface FormLoss {
  /** Words of the question. Empty: the form as a whole. */
  title: string;
  reason: LossReason;
  /** False: it came otherwise than it was. */
  isLeftOut: boolean;
}

/** A form of another program. */
export interface ForeignForm {
  format: ForeignFormat;
  document: FormDocument;
  losses: readonly FormLoss[];
}

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const objectIn = (value: unknown): Json => (isObject(value) ? value : {});
const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const objectsIn = (value: unknown): Json[] => listIn(value).filter(isObject);
const numberIn = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

const wordIn = (value: unknown): string => (typeof value === 'string' ? value : '');

const fewestOptions = 2;
const mostOptions = 20;

/** Texts of forms elsewhere have marks of Markdown and HTML: `*very*`, `<b>very</b>`. The words stay. */
const plain = (text: string): string =>
  text
    .replaceAll(/<[^<>]{0,200}>/g, ' ')
    .replaceAll(/[*_`]{1,3}/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, limits.textMaxLength);

/** A text, or a text by language as SurveyJS has it: `{"default": "Name", "pl": "Imię"}`. */
function textOf(value: unknown): LocalizedText {
  if (typeof value === 'string') return plain(value);
  const words = Object.entries(objectIn(value)).flatMap(([key, text]): [string, string][] => {
    const language = key === 'default' ? 'en' : key;
    return typeof text === 'string' && isLanguageTag(language) ? [[language, plain(text)]] : [];
  });
  return words.length > 0 ? Object.fromEntries(words) : '';
}

/** The first of some texts that says something. */
const firstText = (...values: unknown[]): LocalizedText =>
  values.map(textOf).find((text) => textIn(text, defaultLanguage) !== '') ?? '';

/** The kind of a question, in terms that all programs share. */
type Question =
  | { kind: 'email' | 'phone' | 'date' | 'name' | 'line' | 'long' | 'consent' | 'yesNo' }
  | { kind: 'number'; min?: number | undefined; max?: number | undefined }
  | {
      kind: 'choice';
      options: LocalizedText[];
      several: boolean;
      other: boolean;
      shuffled?: boolean;
      /** Names of the options in conditions. Left out: no condition can name them. */
      values?: string[];
    }
  | { kind: 'scale'; first: number; last: number; shape?: string; low?: unknown; high?: unknown }
  | { kind: 'words' }
  | { kind: 'unknown' };

/** A comparison with the answer to an earlier question. */
interface Condition {
  /** Name of the question in its program. */
  ref: string;
  operator: string;
  value: string;
}

interface Asked {
  title: LocalizedText;
  isRequired: boolean;
  question: Question;
  ref?: string;
  /** It is asked if this is met. `unreadable`: if something is met that has no form here. */
  when?: Condition | 'unreadable' | undefined;
}

/** A form as its program's reader finds it. */
interface Found {
  title: LocalizedText;
  asked: Asked[];
  thanks?: LocalizedText;
  /** Losses of the form as a whole. */
  losses: LossReason[];
}

const typeformKinds: Readonly<Record<string, Question>> = {
  short_text: { kind: 'line' },
  website: { kind: 'line' },
  long_text: { kind: 'long' },
  email: { kind: 'email' },
  phone_number: { kind: 'phone' },
  date: { kind: 'date' },
  yes_no: { kind: 'yesNo' },
  legal: { kind: 'consent' },
  statement: { kind: 'words' },
};

function askedByTypeform({ type, title, properties, validations }: Json): Asked[] {
  const given = objectIn(properties);
  const rules = objectIn(validations);
  const labels = objectIn(given['labels']);
  const steps = numberIn(given['steps']) ?? 0;
  const one = (question: Question): Asked[] => [
    { title: textOf(title), isRequired: rules['required'] === true, question },
  ];
  switch (type) {
    case 'group':
    case 'inline_group':
    case 'contact_info':
      return objectsIn(given['fields']).flatMap((field) =>
        type === 'contact_info' && field['subfield_key'] === 'first_name'
          ? [{ title: textOf(field['title']), isRequired: false, question: { kind: 'name' } }]
          : askedByTypeform(field),
      );
    case 'multiple_choice':
    case 'picture_choice':
    case 'dropdown':
      return one({
        kind: 'choice',
        options: objectsIn(given['choices']).map(({ label }) => textOf(label)),
        several: given['allow_multiple_selection'] === true,
        other: given['allow_other_choice'] === true,
        shuffled: given['randomize'] === true,
      });
    case 'number':
      return one({
        kind: 'number',
        min: numberIn(rules['min_value']),
        max: numberIn(rules['max_value']),
      });
    case 'rating':
      return one({
        kind: 'scale',
        first: 1,
        last: steps || 5,
        shape: given['shape'] === 'star' ? 'stars' : '',
      });
    case 'opinion_scale':
    case 'nps': {
      const first = type === 'nps' || given['start_at_one'] !== true ? 0 : 1;
      return one({
        kind: 'scale',
        first,
        last: first + (steps || 11) - 1,
        low: labels['left'],
        high: labels['right'],
      });
    }
    default:
      return one(typeformKinds[wordIn(type)] ?? { kind: 'unknown' });
  }
}

const readTypeform = (form: Json): Found => ({
  title: textOf(form['title']),
  asked: objectsIn(form['fields']).flatMap(askedByTypeform),
  thanks: textOf(
    objectsIn(form['thankyou_screens']).find(({ ref }) => ref !== 'default_tys')?.['title'],
  ),
  losses: [
    ...(listIn(form['logic']).length > 0 ? (['logic'] as const) : []),
    ...(listIn(form['fields']).length > 1 ? (['pages'] as const) : []),
  ],
});

/** Kinds of items by the names of Apps Script (`item.getType()`). */
const scriptKinds: Readonly<Record<string, Question>> = {
  TEXT: { kind: 'line' },
  PARAGRAPH_TEXT: { kind: 'long' },
  DATE: { kind: 'date' },
  DATETIME: { kind: 'date' },
  SECTION_HEADER: { kind: 'words' },
};

const wordOf = (option: unknown): LocalizedText =>
  textOf(isObject(option) ? (option['value'] ?? option['text']) : option);

/** An item as a script of the owner writes it: the names of its getters without `get`. */
function askedByScript(item: Json): Asked[] {
  const { type, title, isRequired, choices, hasOtherOption } = item;
  const one = (question: Question): Asked[] => [
    { title: textOf(title), isRequired: isRequired === true, question },
  ];
  switch (type) {
    case 'MULTIPLE_CHOICE':
    case 'CHECKBOX':
    case 'LIST':
      return one({
        kind: 'choice',
        options: listIn(choices).map(wordOf),
        several: type === 'CHECKBOX',
        other: hasOtherOption === true,
      });
    case 'SCALE':
    case 'RATING':
      return one({
        kind: 'scale',
        first: numberIn(item['lowerBound']) ?? 1,
        last: numberIn(item['upperBound']) ?? numberIn(item['ratingScaleLevel']) ?? 5,
        shape: type === 'RATING' ? 'stars' : '',
        low: item['leftLabel'],
        high: item['rightLabel'],
      });
    case 'PAGE_BREAK':
      return [];
    default:
      return one(scriptKinds[wordIn(type)] ?? { kind: 'unknown' });
  }
}

/** A question of the Forms API. */
function askedByGoogle(item: Json): Asked[] {
  const { title } = item;
  if (isObject(item['pageBreakItem'])) return [];
  if (isObject(item['textItem'])) {
    return [{ title: textOf(title), isRequired: false, question: { kind: 'words' } }];
  }
  const asked = objectIn(objectIn(item['questionItem'])['question']);
  const one = (question: Question): Asked[] => [
    { title: textOf(title), isRequired: asked['required'] === true, question },
  ];
  const choice = asked['choiceQuestion'];
  const scale = asked['scaleQuestion'];
  const rating = asked['ratingQuestion'];
  if (isObject(choice)) {
    const options = objectsIn(choice['options']);
    return one({
      kind: 'choice',
      options: options.filter(({ isOther }) => isOther !== true).map(wordOf),
      several: choice['type'] === 'CHECKBOX',
      other: options.some(({ isOther }) => isOther === true),
      shuffled: choice['shuffle'] === true,
    });
  }
  if (isObject(scale)) {
    return one({
      kind: 'scale',
      first: numberIn(scale['low']) ?? 1,
      last: numberIn(scale['high']) ?? 5,
      low: scale['lowLabel'],
      high: scale['highLabel'],
    });
  }
  if (isObject(rating)) {
    const last = numberIn(rating['ratingScaleLevel']) ?? 5;
    return one({ kind: 'scale', first: 1, last, shape: 'stars' });
  }
  if (isObject(asked['textQuestion'])) {
    return one({ kind: asked['textQuestion']['paragraph'] === true ? 'long' : 'line' });
  }
  return one({ kind: isObject(asked['dateQuestion']) ? 'date' : 'unknown' });
}

function readGoogle(form: Json): Found {
  const info = objectIn(form['info']);
  const items = objectsIn(form['items']);
  const isByScript = items.some(({ type }) => typeof type === 'string');
  const jumps = items.some((item) =>
    JSON.stringify(item).match(/"(?:goToAction|goToSectionId|pageNavigationType)"/),
  );
  const hasPages = items.some(({ type, pageBreakItem }) => type === 'PAGE_BREAK' || pageBreakItem);
  return {
    title: firstText(info['title'], info['documentTitle'], form['title']),
    asked: items.flatMap(isByScript ? askedByScript : askedByGoogle),
    thanks: textOf(form['confirmationMessage']),
    losses: [...(jumps ? (['logic'] as const) : []), ...(hasPages ? (['pages'] as const) : [])],
  };
}

const inputKinds: Readonly<Record<string, Question>> = {
  email: { kind: 'email' },
  tel: { kind: 'phone' },
  date: { kind: 'date' },
  'datetime-local': { kind: 'date' },
};

/** One comparison: `{stay} <= 3`, `{drink} = 'tea'`, `{mail} notempty`. */
const comparison =
  /^\s*\{([^{}]{1,100})\}\s*(<=|>=|<>|!=|==|=|<|>|contains|anyof|notempty|empty)\s*(.{0,100})$/;

const literalOf = (text: string): string =>
  /^\[?\s*'([^'[\]]*)'\s*\]?$/.exec(text.trim())?.[1] ??
  /^\[?\s*"([^"[\]]*)"\s*\]?$/.exec(text.trim())?.[1] ??
  text.trim();

function conditionOf(text: unknown): Asked['when'] {
  if (typeof text !== 'string' || text.trim() === '') return undefined;
  const [, ref, operator, value = ''] = comparison.exec(text) ?? [];
  // The rest of a longer comparison would belong to the value.
  const isOne = ref && operator && !/\s(?:and|or)\s|[{}]/i.test(value);
  return isOne ? { ref, operator, value: literalOf(value) } : 'unreadable';
}

function askedBySurveyJs(element: Json): Asked[] {
  const { type, name, title, html, isRequired, visibleIf } = element;
  const when = conditionOf(visibleIf);
  const one = (question: Question): Asked[] => [
    {
      title: firstText(title, name),
      isRequired: isRequired === true,
      question,
      ref: wordIn(name),
      when,
    },
  ];
  switch (type) {
    case 'panel':
      return (
        objectsIn(element['elements'])
          .flatMap(askedBySurveyJs)
          // Both conditions have to be met, which no condition here says.
          .map((asked) => ({
            ...asked,
            when: when && asked.when ? 'unreadable' : (when ?? asked.when),
          }))
      );
    case 'html':
      return [{ title: textOf(html), isRequired: false, question: { kind: 'words' }, when }];
    case 'comment':
      return one({ kind: 'long' });
    case 'boolean':
      return one({ kind: 'yesNo' });
    case 'text': {
      const input = wordIn(element['inputType']) || 'text';
      if (input === 'number' || input === 'range') {
        const [min, max] = [numberIn(element['min']), numberIn(element['max'])];
        return one({ kind: 'number', min, max });
      }
      return one(inputKinds[input] ?? { kind: 'line' });
    }
    case 'radiogroup':
    case 'checkbox':
    case 'dropdown':
    case 'tagbox':
    case 'imagepicker':
      return one({
        kind: 'choice',
        options: listIn(element['choices']).map((choice) =>
          isObject(choice) ? firstText(choice['text'], choice['value']) : textOf(String(choice)),
        ),
        several: type === 'checkbox' || type === 'tagbox' || element['multiSelect'] === true,
        other: element['showOtherItem'] === true || element['hasOther'] === true,
        shuffled: element['choicesOrder'] === 'random',
        values: listIn(element['choices']).map((choice) =>
          String(isObject(choice) ? choice['value'] : choice),
        ),
      });
    case 'rating': {
      const first = numberIn(element['rateMin']) ?? 1;
      const count = numberIn(element['rateCount']);
      const look = wordIn(element['rateType'] ?? element['rateDisplayMode']);
      return one({
        kind: 'scale',
        first,
        last: numberIn(element['rateMax']) ?? (count === undefined ? 5 : first + count - 1),
        shape: look === 'stars' || look === 'smileys' ? look : '',
        low: element['minRateDescription'],
        high: element['maxRateDescription'],
      });
    }
    default:
      return one({ kind: 'unknown' });
  }
}

const conditions = ['enableIf', 'requiredIf', 'setValueIf', 'choicesVisibleIf'];

function readSurveyJs(form: Json): Found {
  const pages = objectsIn(form['pages']);
  const elements = pages.length > 0 ? pages.flatMap(({ elements: own }) => objectsIn(own)) : [];
  const all = [...elements, ...objectsIn(form['elements']), ...objectsIn(form['questions'])];
  const text = JSON.stringify(form);
  const hasLogic =
    listIn(form['triggers']).length > 0 || conditions.some((name) => text.includes(`"${name}":`));
  return {
    title: textOf(form['title']),
    asked: all.flatMap(askedBySurveyJs),
    thanks: textOf(form['completedHtml']),
    losses: [
      ...(hasLogic ? (['logic'] as const) : []),
      ...(pages.length > 1 ? (['pages'] as const) : []),
    ],
  };
}

/** Tells whose form it is by what only it has. */
function formatOf(form: Json): ForeignFormat | undefined {
  const fields = objectsIn(form['fields']);
  if (fields.some(({ type, title }) => typeof type === 'string' && title !== undefined)) {
    return 'typeform';
  }
  if (objectsIn(form['items']).length > 0) return 'google';
  const elements = [
    ...objectsIn(form['pages']).flatMap((page) => objectsIn(page['elements'])),
    ...objectsIn(form['elements']),
    ...objectsIn(form['questions']),
  ];
  return elements.some(({ type }) => typeof type === 'string') ? 'surveyjs' : undefined;
}

const readers = { typeform: readTypeform, google: readGoogle, surveyjs: readSurveyJs };

type Field = Readonly<Record<string, unknown>> & { type: string };

/** The fields that a form has once, and the line of text that takes the place of a second one. */
const once: Readonly<Partial<Record<Question['kind'], string>>> = {
  email: 'email',
  name: 'name',
  long: 'comment',
};

/** The scale here with as many steps, if there is one. */
function scaleOf(first: number, last: number, shape = ''): Field | undefined {
  const count = last - first + 1;
  if (first === 1 && count === 10) return { type: 'rating' };
  if (first === 0 && count === 11) return { type: 'scale', kind: 'recommend' };
  if (first === 1 && count === 7 && shape === '') return { type: 'scale', kind: 'seven' };
  if (first === 1 && count === 5) {
    return { type: 'scale', kind: shape === 'smileys' ? 'smileys' : 'stars' };
  }
  return undefined;
}

const optionId = (at: number) => `option-${at + 1}`;

/** Builds the field of a question. Reasons are noted for what comes otherwise; no field: it is left out. */
function fieldOf(
  { title, isRequired, question }: Asked,
  taken: Set<string>,
): { field?: Field; reason?: LossReason } {
  const basic = { label: title, required: isRequired };
  const only = once[question.kind];
  if (only !== undefined) {
    if (taken.has(only)) {
      return { field: { ...basic, type: 'short_text' }, reason: 'second' };
    }
    taken.add(only);
    return { field: { ...basic, type: only } };
  }
  switch (question.kind) {
    case 'line':
      return { field: { ...basic, type: 'short_text' } };
    case 'phone':
    case 'date':
    case 'consent':
      return { field: { ...basic, type: question.kind } };
    case 'yesNo':
      return { field: { ...basic, type: 'yes_no' } };
    case 'words':
      return { field: { type: 'text', text: title } };
    case 'number': {
      const { min = null, max = null } = question;
      return { field: { ...basic, type: 'number', min, max } };
    }
    case 'choice': {
      const { several, other, shuffled = false } = question;
      const said = question.options
        .map((label, at) => ({ id: optionId(at), label }))
        .filter(({ label }) => textIn(label, defaultLanguage) !== '');
      const options = said.slice(0, mostOptions);
      if (options.length < fewestOptions) return { reason: 'options' };
      return {
        field: { ...basic, type: 'choice', options, several, other, shuffled },
        ...(said.length > mostOptions && { reason: 'options' }),
      };
    }
    case 'scale': {
      const { first, last, shape, low, high } = question;
      const same = scaleOf(first, last, shape);
      const field = same ?? { type: 'scale', kind: last - first > 6 ? 'recommend' : 'seven' };
      const isSecond = field.type === 'rating' && taken.has('rating');
      if (field.type === 'rating' && !isSecond) {
        taken.add('rating');
        return { field: { ...field, ...basic } };
      }
      const ends = { low_label: textOf(low), high_label: textOf(high) };
      return {
        field: { ...(isSecond ? { type: 'scale', kind: 'recommend' } : field), ...basic, ...ends },
        ...((!same || isSecond) && { reason: 'steps' }),
      };
    }
    default:
      return { reason: 'type' };
  }
}

/** Steps of a scale that lead to the same answers as a comparison. */
const pointTests: Readonly<Record<string, (value: number) => Omit<ShowWhen, 'field'>>> = {
  '<=': (value) => ({ test: 'at_most', value }),
  '<': (value) => ({ test: 'at_most', value: value - 1 }),
  '>=': (value) => ({ test: 'at_least', value }),
  '>': (value) => ({ test: 'at_least', value: value + 1 }),
  '=': (value) => ({ test: 'between', value, to: value }),
  '==': (value) => ({ test: 'between', value, to: value }),
};

/** The condition on a question that asks after another one. Undefined: it cannot be said here. */
function showWhenOf(
  { operator, value }: Condition,
  { question, hasSameSteps }: { question: Question; hasSameSteps: boolean },
): Omit<ShowWhen, 'field'> | undefined {
  if (operator === 'notempty') return { test: 'answered' };
  if (operator === 'empty') return { test: 'not_answered' };
  if (question.kind === 'scale') {
    const point = Number(value);
    const isPoint = value !== '' && Number.isInteger(point) && hasSameSteps;
    return isPoint ? pointTests[operator]?.(point) : undefined;
  }
  const isNot = operator === '<>' || operator === '!=';
  const isEqual = operator === '=' || operator === '==';
  const isAmong = operator === 'contains' || operator === 'anyof';
  if (!isNot && !isEqual && !isAmong) return undefined;
  const test = isNot ? 'is_not' : 'is';
  if (question.kind === 'yesNo' && !isAmong) return { test, value };
  if (question.kind !== 'choice') return undefined;
  const at = (question.values ?? []).indexOf(value);
  // Of several, equal means these and no others.
  return at === -1 || (question.several && !isAmong) ? undefined : { test, value: optionId(at) };
}

/** The fields with the conditions of their questions, as far as some answer meets them. */
function withConditions(
  fields: readonly FormField[],
  made: readonly (Asked & { hasSameSteps: boolean })[],
): FormField[] {
  return withoutDeadEnds(
    fields.map((field, index) => {
      const when = made[index]?.when;
      if (typeof when !== 'object') return field;
      const at = made.findIndex(({ ref }) => ref === when.ref);
      const [source, asked] = [fields[at], made[at]];
      const test = asked && showWhenOf(when, asked);
      return source && test ? { ...field, show_when: { field: source.id, ...test } } : field;
    }),
  );
}

/**
 * Turns a form of another program into one of ours: its questions in their order, with their options. What
 * could not be taken, or came otherwise, is listed. Undefined: it is no form of these programs.
 */
export function convertForeignForm(file: unknown): ForeignForm | undefined {
  const form = objectIn(file);
  const format = formatOf(form);
  if (!format) return undefined;
  const { title, asked, thanks = '', losses } = readers[format](form);

  const taken = new Set<string>();
  const notes: FormLoss[] = losses.map((reason) => ({ title: '', reason, isLeftOut: true }));
  const fields: Field[] = [];
  const made: (Asked & { hasSameSteps: boolean })[] = [];
  for (const each of asked) {
    const { field, reason } = fieldOf(each, taken);
    const isTooMany = fields.length >= limits.fieldsPerFormMax - 1;
    const words = textIn(each.title, defaultLanguage);
    if (reason) notes.push({ title: words, reason, isLeftOut: !field });
    if (!field) continue;
    if (isTooMany) notes.push({ title: words, reason: 'length', isLeftOut: true });
    else {
      fields.push(field);
      made.push({ ...each, hasSameSteps: reason !== 'steps' });
    }
  }
  const name = textIn(title, defaultLanguage).slice(0, limits.nameMaxLength).trim();
  const result = v.safeParse(FormDocument, {
    title: name || 'Form',
    fields,
    ...(textIn(thanks, defaultLanguage) !== '' && { thank_you: { text: thanks } }),
  });
  if (!result.success) return undefined;

  const document = { ...result.output, fields: withConditions(result.output.fields, made) };
  for (const [at, { title: words, when }] of made.entries()) {
    if (when === undefined || document.fields[at]?.show_when) continue;
    notes.push({ title: textIn(words, defaultLanguage), reason: 'logic', isLeftOut: false });
  }
  return { format, document, losses: notes };
}
