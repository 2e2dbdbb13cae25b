import '@formatjs/intl';
