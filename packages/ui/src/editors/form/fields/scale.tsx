import {
  type LocalizedText,
  scaleKinds,
  type ScaleKind,
  scaleTexts,
} from '@hearback/schema/documents';
import { defaultLanguage, limits } from '@hearback/schema/limits';

import { Select } from '../../../fields/Select/Select';
import { TextField } from '../../../fields/TextField/TextField';
import { languageRoot } from '../../../forms/words';
import { ChartIcon } from '../../../icons';
import { useWords } from '../../../internal/useWords';
import { ownTextIn, withTextIn } from '../../kit/items';
import { loadedTexts } from '../starters/starterTexts';
import { formEditorWords } from '../words';
import { chosenEditing } from './choice';
import type { FieldEditing, FieldInspectorProps } from './FieldEditing';
import { LabelFields } from './LabelFields';
import { useContrastPairs } from './useContrastPairs';

const texts = ['label', 'low_label', 'high_label'] as const;

type Texts = Readonly<Record<string, string>>;

/** The words of a text that are still those of its kind, in those of another kind. Others are the owner's. */
function withKind(text: LocalizedText, old: Texts, next: Texts) {
  if (typeof text === 'string') return text;
  const loaded = loadedTexts();
  const inLanguage = (texts: Texts, language: string) =>
    texts[language] ?? loaded[languageRoot(language)]?.[texts[defaultLanguage] ?? ''];
  return Object.fromEntries(
    Object.entries(text).map(([language, words]) => [
      language,
      words === inLanguage(old, language) ? (inLanguage(next, language) ?? words) : words,
    ]),
  );
}

function ScaleInspector({ field, edit, language, contrasts }: FieldInspectorProps<'scale'>) {
  const words = useWords(formEditorWords);
  const pairs = useContrastPairs();

  const choose = (kind: ScaleKind) => {
    const changed = texts.map((name) => [
      name,
      withKind(field[name], scaleTexts[field.kind][name], scaleTexts[kind][name]),
    ]);
    edit({
      kind,
      ...(Object.fromEntries(changed) as Record<(typeof texts)[number], LocalizedText>),
    });
  };

  return (
    <>
      <Select
        label={words.kind}
        value={field.kind}
        options={scaleKinds.map((kind) => ({ value: kind, label: words.kinds[kind] }))}
        onChange={(kind) => choose(kind as ScaleKind)}
      />
      <LabelFields {...{ field, edit, language }} against={pairs.of(contrasts, 'label')} />
      {(['low_label', 'high_label'] as const).map((name) => (
        <TextField
          key={name}
          label={words[name]}
          maxLength={limits.textMaxLength}
          value={ownTextIn(field[name], language)}
          onChange={(text) => edit({ [name]: withTextIn(field[name], language, text) })}
        />
      ))}
    </>
  );
}

/** A scale other than the ten stars. */
export const scaleEditing: FieldEditing<'scale'> = {
  ...chosenEditing,
  icon: ChartIcon,
  words: {
    en: { name: 'Scale', hint: '5 stars, smileys, thumbs, 0 to 10 or 1 to 7' },
    pl: { name: 'Skala', hint: '5 gwiazdek, buźki, kciuki, od 0 do 10 lub od 1 do 7' },
  },
  Inspector: ScaleInspector,
};
