import { useIntl } from '../../../i18n/IntlProvider';
import { messages } from './messages';

/** Loopback, private and link-local networks. */
const local =
  /^(?:127\.|10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|0:0:0::|f[cd][\da-f]{2}:|fe[89ab][\da-f]:)/;

/** Describes a network such as "203.0.113.0/24": whether it is a local one, and its fixed part. */
export function describeNetwork(network: string): { isLocal: boolean; numbers: string } {
  const [address = ''] = network.split('/');
  return {
    isLocal: local.test(address),
    numbers: address.replace(/\.0$/, '.…').replace(/::$/, ':…'),
  };
}

/** Formats a device and a network in the reader's language. */
export function useWhereabouts() {
  const { formatMessage } = useIntl();

  return {
    /** A label such as "Firefox on Windows", which the server makes in English. */
    nameDevice: (device: string): string => {
      if (device === '') return formatMessage(messages.unknownDevice);
      const [browser = '', platform] = device.split(' on ');
      return platform === undefined
        ? browser
        : formatMessage(messages.deviceOn, { browser, platform });
    },

    namePlace: (network: string | null | undefined): string => {
      if (!network) return formatMessage(messages.unknownNetwork);
      const { isLocal, numbers } = describeNetwork(network);
      return isLocal
        ? formatMessage(messages.localNetwork)
        : formatMessage(messages.network, { numbers });
    },
  };
}
