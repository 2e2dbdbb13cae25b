import {
  formLanguages,
  lacksWords,
  mainLanguageOf,
  staleTexts,
  textsOf,
  type FormDocument,
} from '@hearback/schema/documents';
import { defaultLanguage } from '@hearback/schema/limits';
import { useState } from 'react';
import { useLocale } from 'react-aria-components';

import { Heading } from '../../../components/Heading/Heading';
import { IconButton } from '../../../components/IconButton/IconButton';
import { Text } from '../../../components/Text/Text';
import { FieldMessage } from '../../../fields/FieldMessage/FieldMessage';
import { Select } from '../../../fields/Select/Select';
import { defaultTexts, loadFormWords } from '../../../forms/words';
import { CheckIcon, EditIcon, TrashIcon } from '../../../icons';
import { languageFormat } from '../../../internal/languageFormat';
import { lazyPart } from '../../../internal/lazyPart';
import { useWords } from '../../../internal/useWords';
import { Inline } from '../../../layout/Inline/Inline';
import { Stack } from '../../../layout/Stack/Stack';
import type { FormCommand } from '../commands/apply';
import { starterDefaults } from '../starters/starterTexts';
import { languageWords } from './languageWords';

export interface FormLanguagesProps {
  form: FormDocument;
  run: (command: FormCommand) => void;
  /** Language in which texts are shown and edited. */
  language: string;
  onLanguageChange: (language: string) => void;
}

/** Loaded lazily: a combo box is as large as the rest of these fields. */
const AddLanguageFields = lazyPart(() =>
  import('./AddLanguageFields').then((part) => part.AddLanguageFields),
);

/** Manages the form languages: missing and stale translations, adding, removing, and the main language. */
export function FormLanguages({ form, run, language, onLanguageChange }: FormLanguagesProps) {
  const words = useWords(languageWords);
  const { locale } = useLocale();
  const languages = formLanguages(form);
  const nameOf = languageFormat(locale);
  /** True if the product's texts in the language added last could not be loaded. */
  const [isEmpty, setIsEmpty] = useState(false);
  const main = mainLanguageOf(form);

  const add = async (tag: string) => {
    const from = main ?? defaultLanguage;
    const starters = await Promise.all([
      starterDefaults(from, tag),
      loadFormWords(tag),
      loadFormWords(from),
    ]).then(
      ([texts]) => texts,
      () => undefined,
    );
    setIsEmpty(starters === undefined);
    const defaults = { ...starters, ...defaultTexts(from, tag) };
    run({ type: 'addLanguage', language: tag, defaults });
    onLanguageChange(tag);
  };

  return (
    <Stack as="section" gap="small">
      <Stack gap="xxsmall">
        <Heading level={3} size="small">
          {words.title}
        </Heading>
        <Text size="small" tone="muted">
          {words.hint}
        </Text>
      </Stack>
      <Stack as="ul" gap="xsmall">
        {languages.map((tag) => {
          const name = nameOf(tag, languages);
          const missing = textsOf(form).filter((text) => lacksWords(text, tag)).length;
          const stale = staleTexts(form, tag).length;
          const facts = [
            ...(tag === main && languages.length > 1 ? [words.mainMark] : []),
            ...(missing > 0 ? [words.missing(missing)] : []),
            ...(stale > 0 ? [words.stale(stale)] : []),
            ...(missing + stale === 0 ? [words.complete] : []),
          ];
          return (
            <li key={tag}>
              <Inline spread="between" wraps={false}>
                <Stack gap="none">
                  <Text as="strong" size="small" weight="medium">
                    {name}
                  </Text>
                  <Text as="span" size="small" tone="muted">
                    {facts.join(' · ')}
                  </Text>
                </Stack>
                {/* `Inline` may shrink below its content; a plain box keeps the buttons whole. */}
                <div>
                  <Inline gap="xxsmall" wraps={false}>
                    {stale > 0 && (
                      <IconButton
                        icon={CheckIcon}
                        size="small"
                        label={words.allRight(name)}
                        onPress={() => run({ type: 'confirmTranslations', language: tag })}
                      />
                    )}
                    <IconButton
                      icon={EditIcon}
                      size="small"
                      label={words.edit(name)}
                      isPressed={tag === language}
                      tone={tag === language ? 'secondary' : 'quiet'}
                      onPress={() => onLanguageChange(tag)}
                    />
                    <IconButton
                      icon={TrashIcon}
                      size="small"
                      label={words.remove(name)}
                      isDisabled={languages.length < 2}
                      onPress={() => run({ type: 'removeLanguage', language: tag })}
                    />
                  </Inline>
                </div>
              </Inline>
            </li>
          );
        })}
      </Stack>
      {languages.length > 1 && (
        <Select
          label={words.main}
          hint={words.mainHint}
          value={main ?? ''}
          onChange={(tag) => run({ type: 'chooseMainLanguage', language: tag })}
          options={languages.map((tag) => ({ value: tag, label: nameOf(tag, languages) }))}
        />
      )}
      <AddLanguageFields languages={languages} onAdd={(tag) => void add(tag)} />
      {isEmpty && <FieldMessage tone="warning">{words.noDefaults}</FieldMessage>}
    </Stack>
  );
}
