import type { MessageDescriptor } from '@formatjs/intl';

/** A sentence of any feature, as `defineMessage` makes it. */
export type AnyMessage = Pick<MessageDescriptor, 'id' | 'defaultMessage' | 'description'>;
