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

/** A password that is being chosen, with what it still needs. */
export function NewPasswordField({ name, label }: Props) {
  const { formatMessage } = useIntl();
  const [{ value }] = useField<string>(name);
  const held = passwordRules.filter(({ holds }) => holds(value)).length;

  return (
    <Stack gap="xsmall">
      <FormikPasswordField name={name} label={label} autoComplete="new-password" isRequired />
      {/* The list below says the same in words. */}
      <div className={styles.meter} aria-hidden="true" data-whole={held === passwordRules.length}>
        {passwordRules.map(({ code }, index) => (
          <span key={code} className={styles.part} data-filled={index < held} />
        ))}
      </div>
      <ul className={styles.rules} aria-label={formatMessage(messages.rulesTitle)}>
        {passwordRules.map(({ code, holds }) => (
          <li key={code} className={styles.rule} data-holds={holds(value)}>
            {holds(value) ? <CheckIcon size="small" /> : <MinusIcon size="small" />}
            <Text as="span" size="caption" tone="inherit">
              {formatMessage(wordsOf[code])}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
