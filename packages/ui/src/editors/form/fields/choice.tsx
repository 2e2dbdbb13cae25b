import {
  emptyTextLike,
  type FormStyle,
  type ListedOption,
  type LocalizedText,
} from '@hearback/schema/documents';
import { limits } from '@hearback/schema/limits';

import { Button } from '../../../components/Button/Button';
import { IconButton } from '../../../components/IconButton/IconButton';
import { Text } from '../../../components/Text/Text';
import { Switch } from '../../../fields/Switch/Switch';
import { Inline } from '../../../layout/Inline/Inline';
import { Stack } from '../../../layout/Stack/Stack';

import { TextField } from '../../../fields/TextField/TextField';
import {
  ArrowUpIcon,
  CheckIcon,
  GlobeIcon,
  MenuIcon,
  PlusIcon,
  SuccessIcon,
  TrashIcon,
} from '../../../icons';
import { useWords } from '../../../internal/useWords';
import { useFormWords } from '../../../forms/words';
import { freeId, moveItem, ownTextIn, withTextIn } from '../../kit/items';
import { formEditorWords } from '../words';
import { labelContrast, type FieldEditing, type FieldInspectorProps } from './FieldEditing';
import { LabelFields, type Labelled } from './LabelFields';
import { useContrastPairs } from './useContrastPairs';

/** Editing that all types of fields share in which visitors choose. */
export const chosenEditing = {
  colors: ['label_color'] as const,
  contrasts: (field: Labelled, style: FormStyle) => [labelContrast(field, style)],
};

interface OptionFieldsProps {
  options: readonly ListedOption[];
  onChange: (options: ListedOption[]) => void;
  fewest: number;
  most: number;
  /** Text in all languages that new options are to have. */
  like: LocalizedText;
  language: string;
}

/** The options of a field: their words and their order. An option keeps its id whatever it is called. */
export function OptionFields({
  options,
  onChange,
  fewest,
  most,
  like,
  language,
}: OptionFieldsProps) {
  const words = useWords(formEditorWords);
  const add = () => {
    const id = freeId(options, `option-${Math.random().toString(36).slice(2, 6)}`);
    onChange([...options, { id, label: emptyTextLike(like) }]);
  };

  return (
    <Stack gap="small">
      {options.map(({ id, label }, index) => (
        <Inline key={id} gap="small" wraps={false} align="end">
          <TextField
            label={words.option(index + 1)}
            maxLength={limits.textMaxLength}
            value={ownTextIn(label, language)}
            onChange={(text) =>
              onChange(options.with(index, { id, label: withTextIn(label, language, text) }))
            }
          />
          <IconButton
            icon={ArrowUpIcon}
            label={words.optionUp(index + 1)}
            isDisabled={index === 0}
            onPress={() => onChange(moveItem([...options], id, index - 1))}
          />
          <IconButton
            icon={TrashIcon}
            label={words.optionAway(index + 1)}
            isDisabled={options.length <= fewest}
            onPress={() => onChange(options.filter((option) => option.id !== id))}
          />
        </Inline>
      ))}
      {options.length < most && (
        <Button icon={PlusIcon} tone="secondary" onPress={add}>
          {words.optionMore}
        </Button>
      )}
    </Stack>
  );
}

function ChoiceInspector({ field, edit, language, contrasts }: FieldInspectorProps<'choice'>) {
  const words = useWords(formEditorWords);
  const pairs = useContrastPairs();
  const { options, several, other, other_label, shuffled } = field;

  return (
    <>
      <LabelFields {...{ field, edit, language }} against={pairs.of(contrasts, 'label')} />
      <OptionFields
        {...{ options, language }}
        like={field.label}
        fewest={2}
        most={20}
        onChange={(next) => edit({ options: next })}
      />
      <Switch label={words.several} value={several} onChange={(next) => edit({ several: next })} />
      <Switch label={words.other} value={other} onChange={(next) => edit({ other: next })} />
      {other && (
        <TextField
          label={words.otherLabel}
          maxLength={limits.textMaxLength}
          value={ownTextIn(other_label, language)}
          onChange={(text) => edit({ other_label: withTextIn(other_label, language, text) })}
        />
      )}
      <Switch
        label={words.shuffled}
        hint={words.shuffledHint}
        value={shuffled}
        onChange={(next) => edit({ shuffled: next })}
      />
    </>
  );
}

/** A question with options of its owner. */
export const choiceEditing: FieldEditing<'choice'> = {
  ...chosenEditing,
  icon: MenuIcon,
  words: {
    en: { name: 'Choice', hint: 'One or several of your options' },
    pl: { name: 'Wybór', hint: 'Jedna lub kilka z Twoich opcji' },
  },
  Inspector: ChoiceInspector,
};

function YesNoInspector({ field, edit, language, contrasts }: FieldInspectorProps<'yes_no'>) {
  const words = useWords(formEditorWords);
  const pairs = useContrastPairs();

  return (
    <>
      <LabelFields {...{ field, edit, language }} against={pairs.of(contrasts, 'label')} />
      {(['yes_label', 'no_label'] as const).map((name) => (
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

/** A question with two answers. */
export const yesNoEditing: FieldEditing<'yes_no'> = {
  ...chosenEditing,
  icon: CheckIcon,
  words: {
    en: { name: 'Yes or no', hint: 'One tap' },
    pl: { name: 'Tak lub nie', hint: 'Jedno dotknięcie' },
  },
  Inspector: YesNoInspector,
};

function ConsentInspector({ field, edit, language, contrasts }: FieldInspectorProps<'consent'>) {
  const words = useWords(formEditorWords);
  const pairs = useContrastPairs();

  return (
    <>
      <LabelFields {...{ field, edit, language }} against={pairs.of(contrasts, 'label')} />
      <Text size="small" tone="muted">
        {words.consentHint}
      </Text>
    </>
  );
}

/** Visitors agree to the product's sentence: there is nothing to word. */
function PublicationInspector({
  field: { font_size, label_color },
  edit,
  language,
  contrasts,
}: FieldInspectorProps<'publication'>) {
  const words = useWords(formEditorWords);
  const { publish } = useFormWords(language);
  const pairs = useContrastPairs();

  return (
    <>
      <Text size="small">{publish}</Text>
      <LabelFields
        field={{ font_size, label_color }}
        edit={({ font_size: size, label_color: color }) =>
          edit({
            ...(size !== undefined && { font_size: size }),
            ...(color !== undefined && { label_color: color }),
          })
        }
        language={language}
        against={pairs.of(contrasts, 'label')}
      />
      <Text size="small" tone="muted">
        {words.publicationHint}
      </Text>
    </>
  );
}

/** A box that lets an answer be shown publicly. */
export const publicationEditing: FieldEditing<'publication'> = {
  ...chosenEditing,
  icon: GlobeIcon,
  words: {
    en: { name: 'Permission to publish', hint: 'For answers on your website' },
    pl: { name: 'Zgoda na publikację', hint: 'Na opinie na Twojej stronie' },
  },
  Inspector: PublicationInspector,
};

/** A box to tick. */
export const consentEditing: FieldEditing<'consent'> = {
  ...chosenEditing,
  icon: SuccessIcon,
  words: {
    en: { name: 'Consent', hint: 'Kept with the text that was agreed to' },
    pl: { name: 'Zgoda', hint: 'Zapisana razem z tekstem, którego dotyczy' },
  },
  Inspector: ConsentInspector,
};
