import { Button, EmptyState, Inline, Notice, Stack, Text, TextField } from '@hearback/ui';
import { QrIcon } from '@hearback/ui/icons';

import { DoDont } from './DoDont';

const nothing = () => undefined;

/** A question whose answer is a verb, and one whose answer is "OK". */
export function VerbsCompared() {
  return (
    <DoDont
      right={{
        example: (
          <Stack gap="small">
            <Text weight="strong">Delete code “Window”?</Text>
            <Inline gap="xsmall">
              <Button tone="danger">Delete code</Button>
              <Button>Cancel</Button>
            </Inline>
          </Stack>
        ),
        because: 'The button repeats the title: one can press it without reading twice.',
      }}
      wrong={{
        example: (
          <Stack gap="small">
            <Text weight="strong">Are you sure?</Text>
            <Inline gap="xsmall">
              <Button tone="primary">OK</Button>
              <Button>Cancel</Button>
            </Inline>
          </Stack>
        ),
        because: 'Sure of what? “OK” means nothing without its question.',
      }}
    />
  );
}

/** An error that helps, and one that only complains. */
export function ErrorsCompared() {
  return (
    <DoDont
      right={{
        example: (
          <TextField
            label="Width of the code, mm"
            value="12"
            onChange={nothing}
            error="Smaller than 20 mm, phones cannot read it."
          />
        ),
        because: 'What happened, and what would be right, at the place where it is put right.',
      }}
      wrong={{
        example: <Notice tone="danger" title="Error 422: Invalid value!" />,
        because: 'A number of ours, a shout, and no way on.',
      }}
    />
  );
}

/** An empty screen that teaches, and one that shrugs. */
export function EmptyCompared() {
  return (
    <DoDont
      right={{
        example: (
          <EmptyState
            icon={QrIcon}
            title="No codes found"
            size="small"
            action={<Button tone="primary">Make a code</Button>}
          >
            A code links a location, a form and a frame. Print it, and answers come in.
          </EmptyState>
        ),
        because: 'What is missing, why one would want it, and the button.',
      }}
      wrong={{
        example: <EmptyState size="small" icon={QrIcon} title="Nothing here yet :(" />,
        because: 'It is sorry for itself, and leaves the reader where they were.',
      }}
    />
  );
}
