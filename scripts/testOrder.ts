import { readFileSync } from 'node:fs';

import { BaseSequencer, type TestSpecification } from 'vitest/node';

interface TestFile {
  moduleId: string;
  project: { name: string; config: { environment: string } };
}

/** The environment in a file's header, or else its project's. */
function environmentOf({ moduleId, project }: TestFile): string {
  const asked = /@vitest-environment\s+(\S+)/.exec(readFileSync(moduleId, 'utf8'));
  return asked?.[1] ?? project.config.environment;
}

/** The same files; within a project, those of one environment follow each other. */
export function groupByEnvironment<File extends TestFile>(files: readonly File[]): File[] {
  const groups = Map.groupBy(files, (file) => `${file.project.name} ${environmentOf(file)}`);
  return [...Map.groupBy(groups.values(), ([file]) => file?.project.name).values()].flat(2);
}

/**
 * The order of test files. A worker that meets another environment ends, and the next one makes its
 * document and loads React anew, which takes longer than most files: so each is met once.
 */
export default class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- A method of Vitest, which answers another list.
    return groupByEnvironment(await super.sort(files));
  }
}
