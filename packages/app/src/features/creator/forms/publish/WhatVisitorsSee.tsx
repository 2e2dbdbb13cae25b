import { Badge, ButtonLink, Notice } from '@hearback/ui';
import { ExternalIcon } from '@hearback/ui/icons';

import { LinkedCodesDocument } from '../../../../server/generated/graphql';
import { useWholeList } from '../../../../server/useWholeList';
import { useIntl } from '../../../../i18n/IntlProvider';
import { FormState } from './FormState';
import { messages } from './messages';
import type { usePublication } from './usePublication';
import type { Published } from './usePublishForm';

interface Props {
  formId: string;
  publication: ReturnType<typeof usePublication>;
  /** The version that was just published. */
  published: Published | undefined;
}

/** Shows the published version of a form that codes link. Empty while it equals the one on the screen. */
export function WhatVisitorsSee({ formId, publication, published }: Props) {
  const { formatMessage } = useIntl();
  const { version, usedByCodes, hasUnpublishedChanges, isUnknown } = publication;
  if (isUnknown || version === 0 || usedByCodes === 0) return null;
  if (!hasUnpublishedChanges && !published) return null;

  return (
    <Notice
      tone={hasUnpublishedChanges ? 'info' : 'success'}
      title={formatMessage(hasUnpublishedChanges ? messages.stillSeen : messages.nowSeen, {
        version,
      })}
      action={<SeeItLive formId={formId} />}
    />
  );
}

/** The same as a badge, for the bar of the editor. Forms that no code shows have only their state. */
export function VisitorsStatus({ formId, publication, published }: Props) {
  const { formatMessage } = useIntl();
  const { version, usedByCodes, hasUnpublishedChanges, isUnknown } = publication;
  if (isUnknown) return null;
  const isSeen = version > 0 && usedByCodes > 0;
  if (isSeen && hasUnpublishedChanges) {
    return (
      <Badge tone="warning" dot="half">
        {formatMessage(messages.stillSeen, { version })}
      </Badge>
    );
  }
  if (!isSeen || !published) return <FormState form={publication} />;
  return (
    <>
      <Badge tone="success" dot="full">
        {formatMessage(messages.nowSeen, { version })}
      </Badge>
      <SeeItLive formId={formId} />
    </>
  );
}

/** Opens the public page of a code that links the form. */
export function SeeItLive({ formId, isPrimary = false }: { formId: string; isPrimary?: boolean }) {
  const { formatMessage } = useIntl();
  const { items } = useWholeList(LinkedCodesDocument);
  const code = items.find(({ form, state }) => form?.id === formId && state === 'PUBLISHED');
  if (!code) return null;
  return (
    <ButtonLink
      {...(isPrimary ? { tone: 'primary' } : { size: 'small' })}
      href={code.shortUrl}
      icon={ExternalIcon}
      isExternal
    >
      {formatMessage(messages.seeLive)}
    </ButtonLink>
  );
}
