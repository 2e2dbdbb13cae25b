import { undrawn } from '../../charts/drawing/Drawing';
import { Button } from '../../components/Button/Button';
import { Notice } from '../../components/Notice/Notice';
import { useWords } from '../../internal/useWords';
import { widgetWords } from '../words';
import type { ChartFile } from './saveChart';
import type { Unsaved } from './useSaving';

interface Props {
  file: Unsaved;
  /** A drawing that is not on the page cannot be saved. */
  showsChart: boolean;
  onSave: (file: ChartFile) => void;
  onDismiss: () => void;
}

/** Says that a file could not be made, and what to try: the drawing for a picture, the same once more for the rest. */
export function SaveFailed({ file, showsChart, onSave, onDismiss }: Props) {
  const words = useWords(widgetWords);
  const offersDrawing = file === 'png' && showsChart;
  return (
    <div {...undrawn}>
      <Notice
        tone="danger"
        title={file === 'png' ? words.pngFailed : words.saveFailed}
        onDismiss={onDismiss}
        action={
          // The menu's own button is still there to press.
          file !== 'menu' && (
            <Button size="small" onPress={() => onSave(offersDrawing ? 'svg' : file)}>
              {offersDrawing ? words.saveDrawing : words.retry}
            </Button>
          )
        }
      />
    </div>
  );
}
