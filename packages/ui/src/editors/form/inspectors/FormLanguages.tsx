import { formLanguages, lacksWords, textsOf, type FormDocument } from '@hearback/schema/documents';
import { useState } from 'react';
import { useLocale } from 'react-aria-components';

import { Button } from '../../../components/Button/Button';
import { Heading } from '../../../components/Heading/Heading';
import { IconButton } from '../../../components/IconButton/IconButton';
import { Text } from '../../../components/Text/Text';
import { ComboBox } from '../../../fields/ComboBox/ComboBox';
import { EditIcon, PlusIcon, TrashIcon } from '../../../icons';
import { knownLanguages, languageNames } from '../../../internal/languageNames';
import { useWords } from '../../../internal/useWords';
import { Inline } from '../../../layout/Inline/Inline';
import { Stack } from '../../../layout/Stack/Stack';
import type { FormCommand } from '../commands/apply';
import { languageWords } from './languageWords';

export interface FormLanguagesProps {
  form: FormDocument;
  run: (command: FormCommand) => void;
  /** In which the texts are shown and edited. */
  language: string;
  onLanguageChange: (language: string) => void;
}

/** The languages of a form: which there are, what is missing in each, one more, one less. */
export function FormLanguages({ form, run, language, onLanguageChange }: FormLanguagesProps) {
  const words = useWords(languageWords);
  const { locale } = useLocale();
  const [chosen, setChosen] = useState('');
  const languages = formLanguages(form);
  const nameOf = languageNames(locale);

  const add = () => {
    run({ type: 'addLanguage', language: chosen });
    onLanguageChange(chosen);
    setChosen('');
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
          return (
            <li key={tag}>
              <Inline spread="between" wraps={false}>
                <Stack gap="none">
                  <Text as="strong" size="small" weight="medium">
                    {name}
                  </Text>
                  <Text as="span" size="small" tone="muted">
                    {missing === 0 ? words.complete : words.missing(missing)}
                  </Text>
                </Stack>
                <Inline gap="xxsmall" wraps={false}>
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
              </Inline>
            </li>
          );
        })}
      </Stack>
      <ComboBox
        label={words.more}
        value={chosen}
        onChange={setChosen}
        options={knownLanguages(locale)
          .filter(
            ({ tag }) => !languages.some((known) => known === tag || known.startsWith(`${tag}-`)),
          )
          .map(({ tag, name }) => ({ value: tag, label: name }))}
      />
      <Button size="small" icon={PlusIcon} isDisabled={chosen === ''} onPress={add}>
        {words.add}
      </Button>
    </Stack>
  );
}
