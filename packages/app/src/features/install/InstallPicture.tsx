import { useLanguage } from '../../i18n/IntlProvider';
import { useTheme } from '../../shell/theme/theme';
import * as styles from './InstallPage.css';

/** The place of a step: a sign in the frame of a browser, or a line of its menu. */
export interface InstallStepPicture {
  device: 'phone' | 'window' | 'mac';
  /** `address`: the address itself. `menu`: a line of an open menu, with its words. */
  at: 'install' | 'dots' | 'share' | 'address' | 'file' | 'menu';
  words?: string;
}

const signs = {
  install: 'M0 -6 V3 M-4 -1 L0 3 L4 -1 M-6 6 H6',
  dots: 'M0 -5 V-5.01 M0 0 V0.01 M0 5 V5.01',
  share: 'M0 2 V-7 M-3.5 -4 L0 -7.5 L3.5 -4 M-3 -1 H-5.5 V7 H5.5 V-1 H3',
} as const;

/** Centers of signs, by device. */
const places = {
  phone: { dots: [150, 36], share: [100, 126], install: [150, 36] },
  window: { install: [170, 31], dots: [186, 31], share: [186, 31] },
  mac: { install: [170, 45], dots: [186, 45], share: [186, 45] },
} as const;

/** A browser in a few lines around a picture of the app, with the place of the step marked. Its sentence stands beside it. */
export function InstallPicture({ device, at, words = '' }: InstallStepPicture) {
  const { language } = useLanguage();
  const look = `${language}-${useTheme() === 1 ? 'dark' : 'light'}`;
  const isPhone = device === 'phone';
  const barY = device === 'mac' ? 36 : 22;
  const menu = isPhone ? { x: 58, y: 62, width: 92 } : { x: 22, y: 16, width: 96 };
  const isSign = at === 'install' || at === 'dots' || at === 'share';
  const [x, y] = isSign ? places[device][at] : [0, 0];

  return (
    <svg className={styles.picture} viewBox="0 0 200 144" aria-hidden="true">
      {isPhone ? (
        <rect className={styles.sheet} x="48" y="10" width="104" height="150" rx="14" />
      ) : (
        <rect className={styles.sheet} x="8" y="14" width="184" height="150" rx="8" />
      )}
      {device === 'mac' && (
        <text className={styles.label} x="22" y="27" data-marked={at === 'file' || undefined}>
          {at === 'file' ? words : ''}
        </text>
      )}
      <rect
        className={at === 'address' ? styles.marked : styles.soft}
        x={isPhone ? 58 : 22}
        y={isPhone ? 28 : barY}
        width={isPhone ? (at === 'share' ? 84 : 76) : 140}
        height={isPhone ? 16 : 18}
        rx="8"
      />
      {at === 'address' && (
        <text className={styles.label} x="30" y={barY + 12.5}>
          {window.location.host.slice(0, 22)}
        </text>
      )}
      <image
        href={`/screenshots/${isPhone ? 'feedback' : 'home'}-${look}.webp`}
        x={isPhone ? 49 : 9}
        y={isPhone ? 52 : barY + 26}
        width={isPhone ? 102 : 182}
        height={isPhone && at === 'share' ? 60 : 96}
        preserveAspectRatio="xMidYMin slice"
      />
      {at === 'share' && <path className={styles.edge} d="M48 112 H152" />}
      {isSign && (
        <g transform={`translate(${x} ${y})`}>
          <circle className={styles.marked} r="12" />
          <path className={styles.sign} d={signs[at]} />
        </g>
      )}
      {at === 'menu' && (
        <foreignObject x={isPhone ? 20 : menu.x} y={menu.y} width="164" height="82">
          <div className={styles.menu}>
            <i />
            <b>{words}</b>
            <i />
          </div>
        </foreignObject>
      )}
    </svg>
  );
}
