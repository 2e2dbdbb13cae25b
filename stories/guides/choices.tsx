import {
  Button,
  ButtonLink,
  Checkbox,
  Inline,
  Link,
  Notice,
  RadioGroup,
  Select,
  Stack,
  Switch,
  Text,
} from '@hearback/ui';
import { useState } from 'react';

import { DoDont } from './DoDont';

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'As the device' },
];

/** One primary button, and what leads away is a link. */
export function ActionsCompared() {
  return (
    <DoDont
      right={{
        example: (
          <Inline>
            <Button tone="primary">Save changes</Button>
            <Button>Preview</Button>
            <ButtonLink href="#cancel" tone="quiet">
              Back to codes
            </ButtonLink>
          </Inline>
        ),
        because: 'One thing is the main thing, and what leads to another page is a link.',
      }}
      wrong={{
        example: (
          <Inline>
            <Button tone="primary">Save changes</Button>
            <Button tone="primary">Preview</Button>
            <Button tone="primary">Back to codes</Button>
          </Inline>
        ),
        because: 'Three main things are none, and a page behind a button opens in no new tab.',
      }}
    />
  );
}

/** News that stays beside news that passes. */
export function NewsCompared() {
  return (
    <DoDont
      right={{
        example: (
          <Notice tone="warning" title="You are offline. Your changes wait on this device." />
        ),
        because: 'It stays true for a while, so it stays on the page.',
      }}
      wrong={{
        example: <Notice tone="success" title="Saved!" onDismiss={() => undefined} />,
        because: 'What worked needs no tidying up by its reader: a snackbar leaves by itself.',
      }}
    />
  );
}

/** A few to compare, or one of many. */
export function FewCompared() {
  const [theme, setTheme] = useState('light');
  const field = { label: 'Theme', value: theme, onChange: setTheme, options: themes };
  return (
    <DoDont
      right={{
        example: <RadioGroup {...field} />,
        because: 'Up to six short options are compared at a glance.',
      }}
      wrong={{
        example: <Select {...field} />,
        because: 'Three options behind a press are two presses and no comparison.',
      }}
    />
  );
}

/** At once, or with the rest of the form. */
export function YesOrNoCompared() {
  const [isOn, setIsOn] = useState(true);
  const [agrees, setAgrees] = useState(false);
  return (
    <DoDont
      right={{
        example: (
          <Stack gap="small">
            <Switch label="Letters about new answers" value={isOn} onChange={setIsOn} />
            <Checkbox label="I agree to the terms" value={agrees} onChange={setAgrees} />
          </Stack>
        ),
        because: 'A switch works at once; a check waits for the button below it.',
      }}
      wrong={{
        example: (
          <Stack gap="small">
            <Switch label="I agree to the terms" value={agrees} onChange={setAgrees} />
            <Button size="small">Create account</Button>
          </Stack>
        ),
        because: 'A switch that waits for a button has lied about what it did.',
      }}
    />
  );
}

/** Words that lead somewhere. */
export function LinksCompared() {
  return (
    <DoDont
      right={{
        example: (
          <Text>
            Print it, then <Link href="#codes">hang the code</Link> where people wait.
          </Text>
        ),
        because: 'The link says where it leads, even read alone.',
      }}
      wrong={{
        example: (
          <Text>
            To hang the code where people wait, <Link href="#here">click here</Link>.
          </Text>
        ),
        because: 'A list of the links on this page would read “here, here, here”.',
      }}
    />
  );
}
