import { Button } from '../../components/Button/Button';
import { Link } from '../../components/Link/Link';
import { Text } from '../../components/Text/Text';
import { Card } from '../../layout/Card/Card';
import { Hidden } from '../../layout/Hidden/Hidden';
import { Inline } from '../../layout/Inline/Inline';
import { Stack } from '../../layout/Stack/Stack';

/** Something that is no longer as it was. */
export interface ShownChange {
  id: string;
  /** One sentence. */
  text: string;
  /** The numbers before and since, and since when. */
  evidence: string;
  /** URL of the figures. */
  href: string;
}

export interface ChangesProps {
  title: string;
  description: string;
  /** The latest first. */
  changes: readonly ShownChange[];
  /** Label of the button that hides one; screen readers add the sentence. */
  notUseful: string;
  onNotUseful: (id: string) => void;
  /** True while one is being hidden. */
  isBusy?: boolean;
}

/** Changes beyond chance, each with its evidence and a button that says that it was not worth telling. Without any, nothing. */
export function Changes({
  title,
  description,
  changes,
  notUseful,
  onNotUseful,
  isBusy = false,
}: ChangesProps) {
  if (changes.length === 0) return null;

  return (
    <Card title={title} description={description}>
      <Stack as="ul" gap="large">
        {changes.map(({ id, text, evidence, href }) => (
          <li key={id}>
            <Inline gap="medium" spread="between" align="start">
              <Stack gap="xxsmall">
                <Text as="span" weight="strong" tone="strong">
                  <Link href={href} tone="quiet">
                    {text}
                  </Link>
                </Text>
                <Text as="span" size="small" tone="muted">
                  {evidence}
                </Text>
              </Stack>
              <Button size="small" tone="quiet" isDisabled={isBusy} onPress={() => onNotUseful(id)}>
                {notUseful} <Hidden>{text}</Hidden>
              </Button>
            </Inline>
          </li>
        ))}
      </Stack>
    </Card>
  );
}
