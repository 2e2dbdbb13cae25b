import { useState, type ReactNode } from 'react';

import { useChartWidth } from '../../../charts/useChartWidth';
import { Button } from '../../../components/Button/Button';
import { Text } from '../../../components/Text/Text';
import { useWords } from '../../../internal/useWords';
import { formEditorWords } from '../words';
import * as styles from './DeviceFrame.css';
import { fitDevice, type Device } from './devices';

interface Props {
  device: Device;
  /** Caption of the preview. */
  note?: string | undefined;
  /** Content of the screen. */
  children: ReactNode;
}

/** A phone, tablet or desktop frame at its true width, scaled down if the container is narrower. */
export function DeviceFrame({ device, note, children }: Props) {
  const words = useWords(formEditorWords);
  const [setRoom, room] = useChartWidth();
  const [isTrueSize, setIsTrueSize] = useState(false);
  const { width, zoom: fitting } = fitDevice(device, room);
  const zoom = isTrueSize ? 1 : fitting;

  return (
    <div ref={setRoom} className={styles.room}>
      {note !== undefined && (
        <div className={styles.note}>
          <Text size="small" tone="muted">
            {note}
          </Text>
        </div>
      )}
      {fitting < 1 && (
        <div className={styles.size}>
          <Text as="span" size="small" tone="muted">
            {words.shownAt(width, Math.round(zoom * 100))}
          </Text>
          <Button size="small" tone="quiet" onPress={() => setIsTrueSize(!isTrueSize)}>
            {isTrueSize ? words.fit : words.trueSize}
          </Button>
        </div>
      )}
      <div className={styles.view} data-overflows={isTrueSize || undefined}>
        <div className={styles.device} data-device={device} style={{ zoom }}>
          <div className={styles.screen} style={{ width }}>
            {children}
          </div>
        </div>
      </div>
    </div>
  );
}
