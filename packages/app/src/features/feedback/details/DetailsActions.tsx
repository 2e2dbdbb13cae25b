import { Button, IconButton } from '@hearback/ui';
import { features } from '@hearback/schema/features';
import { CheckIcon, ChevronDownIcon, ChevronUpIcon, TrashIcon } from '@hearback/ui/icons';

import { useIntl } from '../../../i18n/IntlProvider';
import { useAccess } from '../../../session/useAccess';
import { messages as feedbackMessages } from '../messages';
import { messages } from './messages';

interface Props {
  /** Undefined on the first row. */
  onPrevious: (() => void) | undefined;
  /** Undefined on the last row. */
  onNext: (() => void) | undefined;
  /** Resolves it and shows the next. */
  onResolve: () => void;
}

/** Deletes a submission: apart from the other actions below it. */
export function RemoveAnswer({ onRemove }: { onRemove: () => void }) {
  const { formatMessage } = useIntl();
  const { mayManage } = useAccess();
  if (!mayManage || !features.feedbackDeletion) return null;
  // Icon only: with a label, the most used button would wrap to the next line on a phone.
  return (
    <IconButton
      icon={TrashIcon}
      label={formatMessage(feedbackMessages.remove)}
      onPress={onRemove}
    />
  );
}

/** Actions below a submission: previous, next and resolve. */
export function DetailsActions({ onPrevious, onNext, onResolve }: Props) {
  const { formatMessage } = useIntl();
  const { mayManage } = useAccess();

  return (
    <>
      <IconButton
        icon={ChevronUpIcon}
        label={formatMessage(messages.previous)}
        isDisabled={!onPrevious}
        {...(onPrevious ? { onPress: onPrevious } : {})}
      />
      <IconButton
        icon={ChevronDownIcon}
        label={formatMessage(messages.next)}
        isDisabled={!onNext}
        {...(onNext ? { onPress: onNext } : {})}
      />
      {mayManage && (
        <Button tone="primary" icon={CheckIcon} onPress={onResolve}>
          {formatMessage(messages.resolve)}
        </Button>
      )}
    </>
  );
}
