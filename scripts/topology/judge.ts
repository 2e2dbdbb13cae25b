import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../run.ts';
import { fillIn } from './fillIn.ts';

const isThere = (program: string) => spawnSync(program, ['--version']).error === undefined;

/** Has programs of this machine read the files of deploy/ that are theirs. Answers what they refuse. */
export function judgeFiles(folder: string): string[] {
  const refused: string[] = [];
  const judge = (file: string, program: string, args: string[]) => {
    if (!isThere(program)) {
      console.log(`  skipped  ${file}: ${program} is not installed`);
      return;
    }
    const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
    console.log(`  ${status === 0 ? 'ok      ' : 'REFUSED '} ${file}, by ${program}`);
    if (status !== 0) refused.push(`${file}: ${stdout}${stderr}`);
  };

  const site = fillIn(readFileSync(`${root}deploy/nginx/hearback.conf`, 'utf8'), {
    'app1:3000': '127.0.0.1:3001',
    'app2:3000': '127.0.0.1:3002',
  });
  const nginx = join(folder, 'nginx.conf');
  writeFileSync(nginx, `pid ${folder}/nginx.pid;\nevents {}\nhttp {\naccess_log off;\n${site}}\n`);
  judge('deploy/nginx/hearback.conf', 'nginx', ['-t', '-q', '-c', nginx]);
  const unit = 'deploy/systemd/hearback.service';
  judge(unit, 'systemd-analyze', ['verify', '--man=no', `${root}${unit}`]);
  return refused;
}
