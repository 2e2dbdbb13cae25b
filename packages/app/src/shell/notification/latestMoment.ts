import { makeVar } from '@apollo/client';

/**
 * When the latest unread notification happened, as far as this page heard. A list that shows nothing
 * as late is behind. Undefined when nothing was heard since the lists were read.
 */
export const latestMoment = makeVar<string | undefined>(undefined);
