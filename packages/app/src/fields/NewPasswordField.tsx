import { useEffect, useState } from 'react';

import { useField } from 'formik';

import { Stack, Text } from '@hearback/ui';
import { CheckIcon, MinusIcon } from '@hearback/ui/icons';
import { passwordRules } from '@hearback/schema/rules';

import { useIntl } from '../i18n/IntlProvider';
import { FormikPasswordField } from './FormikPasswordField';
import { messages } from './messages';
import * as styles from './NewPasswordField.css';

interface Props {
  name: string;
  label: string;
}

const wordsOf = {
  password_too_short: messages.ruleLength,
  password_no_upper_case: messages.ruleUpperCase,
  password_no_digit: messages.ruleDigit,
  password_no_symbol: messages.ruleSymbol,
} as const;

const typingMs = 200;

/** True if the password is too easy to guess, by the server's own check run here. Debounced. */
function useIsEasyToGuess(value: string): boolean | undefined {
  const [judged, setJudged] = useState<{ value: string; isEasy: boolean }>();
  useEffect(() => {
    if (value === '') return undefined;
    let isStale = false;
    const timer = setTimeout(() => {
      const judge = async () => {
        const { isEasyToGuess } = await import('@hearback/schema/passwordStrength');
        const isEasy = await isEasyToGuess(value);
        if (!isStale) setJudged({ value, isEasy });
      };
      // Without its file the server still says so.
      judge().catch(() => undefined);
    }, typingMs);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [value]);
  return judged?.value === value ? judged.isEasy : undefined;
}

/** A password that is being chosen, with what it still needs. */
export function NewPasswordField({ name, label }: Props) {
  const { formatMessage } = useIntl();
  const [{ value }] = useField<string>(name);
  const isEasy = useIsEasyToGuess(value);
  const rules = [
    ...passwordRules.map(({ code, holds }) => ({
      code,
      words: wordsOf[code],
      isHeld: holds(value),
    })),
    { code: 'password_common', words: messages.ruleHardToGuess, isHeld: isEasy === false },
  ];
  const held = rules.filter(({ isHeld }) => isHeld).length;

  return (
    <Stack gap="xsmall">
      <FormikPasswordField name={name} label={label} autoComplete="new-password" isRequired />
      {/* The list below says the same in words. */}
      <div className={styles.meter} aria-hidden="true" data-whole={held === rules.length}>
        {rules.map(({ code }, index) => (
          <span key={code} className={styles.part} data-filled={index < held} />
        ))}
      </div>
      <ul className={styles.rules} aria-label={formatMessage(messages.rulesTitle)}>
        {rules.map(({ code, words, isHeld }) => (
          <li key={code} className={styles.rule} data-holds={isHeld}>
            {isHeld ? <CheckIcon size="small" /> : <MinusIcon size="small" />}
            <Text as="span" size="caption" tone="inherit">
              {formatMessage(words)}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
