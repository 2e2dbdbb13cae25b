import { type ReasonBand, reasonBands } from '@hearback/schema/documents';
import { limits } from '@hearback/schema/limits';

import { Heading } from '../../../components/Heading/Heading';
import { Switch } from '../../../fields/Switch/Switch';
import { TextField } from '../../../fields/TextField/TextField';
import { TagIcon } from '../../../icons';
import { useWords } from '../../../internal/useWords';
import { ownTextIn, withTextIn } from '../../kit/items';
import { formEditorWords } from '../words';
import { chosenEditing, OptionFields } from './choice';
import type { FieldEditing, FieldInspectorProps } from './FieldEditing';
import { LabelFields } from './LabelFields';
import { useContrastPairs } from './useContrastPairs';

const bands = Object.keys(reasonBands) as ReasonBand[];

function ReasonsInspector({ field, edit, language, contrasts }: FieldInspectorProps<'reasons'>) {
  const words = useWords(formEditorWords);
  const pairs = useContrastPairs();
  const { label, other_label } = field;

  return (
    <>
      <LabelFields {...{ field, edit, language }} against={pairs.of(contrasts, 'label')} />
      {bands.map((band) => (
        <section key={band} aria-label={words[band]}>
          <Heading level={4}>{words[band]}</Heading>
          <OptionFields
            options={field[band]}
            language={language}
            like={label}
            fewest={0}
            most={7}
            onChange={(options) => edit({ [band]: options })}
          />
        </section>
      ))}
      <TextField
        label={words.otherLabel}
        maxLength={limits.textMaxLength}
        value={ownTextIn(other_label, language)}
        onChange={(text) => edit({ other_label: withTextIn(other_label, language, text) })}
      />
      <Switch
        label={words.shuffled}
        hint={words.shuffledHint}
        value={field.shuffled}
        onChange={(shuffled) => edit({ shuffled })}
      />
    </>
  );
}

/** Reasons of a rating, after a star is chosen. */
export const reasonsEditing: FieldEditing<'reasons'> = {
  ...chosenEditing,
  icon: TagIcon,
  words: {
    en: { name: 'Reasons', hint: 'One more tap after the stars' },
    pl: { name: 'Powody', hint: 'Jedno dotknięcie po gwiazdkach' },
  },
  Inspector: ReasonsInspector,
};
