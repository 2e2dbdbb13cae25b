import { Link, Text } from '@hearback/ui';

import { useIntl } from '../i18n/IntlProvider';
import { paths } from '../paths';
import * as styles from './Footer.css';
import { messages } from './messages';

type Environment = 'dev' | 'live';

/** A `dev` label in the host name, or a machine's own name for itself. */
const usual = /(^|[.-])dev([.-]|$)|^localhost$|^127\.|^\[::1\]$/;

/** Returns the environment of a host name. */
export const environmentOf = (hostname: string, pattern = ''): Environment =>
  (pattern === '' ? usual : new RegExp(pattern)).test(hostname) ? 'dev' : 'live';

const year = String(new Date().getFullYear());

/** Footer of every screen: owner, year, legal links and version. */
export function Footer() {
  const { formatMessage } = useIntl();
  const environment = environmentOf(window.location.hostname, __DEV_HOST_PATTERN__);

  return (
    <div className={styles.footer}>
      <Text as="span" size="caption" tone="muted">
        {formatMessage(messages.copyright, { year })}
      </Text>
      <Text as="span" size="caption" tone="muted">
        <span className={styles.links}>
          <Link href={paths.terms} tone="quiet" isExternal>
            {formatMessage(messages.terms)}
          </Link>
          <Link href={paths.privacy} tone="quiet" isExternal>
            {formatMessage(messages.privacy)}
          </Link>
        </span>
      </Text>
      <Text as="span" size="caption" tone="muted" isTabular>
        {`v${__APP_VERSION__}-${environment}`}
      </Text>
    </div>
  );
}
