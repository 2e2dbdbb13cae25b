import { Text } from 'react-aria-components';

import { FieldMessageIcon } from './FieldMessage/FieldMessage';
import { message } from './FieldMessage/FieldMessage.css';

interface Props {
  hint: string | undefined;
  error: string | undefined;
}

/** The hint of a field, or the error in its place, tied to its input. */
export function FieldText({ hint, error }: Props) {
  if (error) {
    return (
      <Text slot="errorMessage" className={message({ tone: 'error' })}>
        <FieldMessageIcon tone="error" />
        <span>{error}</span>
      </Text>
    );
  }
  if (!hint) return null;
  return (
    <Text slot="description" className={message({ tone: 'hint' })}>
      {hint}
    </Text>
  );
}
