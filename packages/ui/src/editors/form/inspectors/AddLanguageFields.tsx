import { useState } from 'react';
import { useLocale } from 'react-aria-components';

import { Button } from '../../../components/Button/Button';
import { ComboBox } from '../../../fields/ComboBox/ComboBox';
import { PlusIcon } from '../../../icons';
import { knownLanguages } from '../../../internal/languageFormat';
import { useWords } from '../../../internal/useWords';
import { languageWords } from './languageWords';

interface Props {
  /** Languages of the form. */
  languages: readonly string[];
  onAdd: (language: string) => void;
}

/** Select for a further form language. */
export function AddLanguageFields({ languages, onAdd }: Props) {
  const words = useWords(languageWords);
  const { locale } = useLocale();
  const [chosen, setChosen] = useState('');

  const add = () => {
    onAdd(chosen);
    setChosen('');
  };

  return (
    <>
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
    </>
  );
}
