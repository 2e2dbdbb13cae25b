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
  onRemove: () => void;
}

/** Actions below a submission: previous, next, resolve and delete. */
export function DetailsActions({ onPrevious, onNext, onResolve, onRemove }: Props) {
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
      {mayManage && features.feedbackDeletion && (
        // Icon only: with a label, the most used button would wrap to the next line on a phone.
        <IconButton
          icon={TrashIcon}
          label={formatMessage(feedbackMessages.remove)}
          onPress={onRemove}
        />
      )}
      {mayManage && (
        <Button tone="primary" icon={CheckIcon} onPress={onResolve}>
          {formatMessage(messages.resolve)}
        </Button>
      )}
    </>
  );
}
