import Typebot from '@typebot.io/js/web';

Typebot.initStandard({ typebot: 'visit', apiHost: location.origin });
