declare const db: { exec(sql: string): Promise<number>; get<T = string>(sql: string): Promise<T | undefined> };

type Migration = { id: number; up: () => Promise<unknown>; down?: () => Promise<unknown> };

const migrations: Migration[] = [
  { id: 1, up: () => db.exec('create table users (id int)'), down: async () => db.exec('drop table users') },
  { id: 2, up: async () => { await db.exec('alter table users add name text') } },
  { id: 3, async up() { db.exec('vacuum'); } }
];

export async function migrate(target: number = migrations.length) {
  const version: number = Number(await db.get<string>('select version')) as number;
  for (const migration of migrations) {
    if (migration.id <= version || migration.id > target) continue;
    try { await migration.up() }
    catch (e) { if (migration.down) return migration.down(); throw e }
    finally { db.exec('commit') }
  }
  const last = migrations[migrations.length - 1]!;
  const byId = migrations.reduce<Record<number, Migration>>((all, migration) => { all[migration.id] = migration; return all }, {});
  const ids = migrations.reduce((all, migration) => all.concat(migration.id), [] as number[]);
  delete byId[last.id];
  delete (byId as any)['x' + last.id];
  let n = 0;
  while (n < 3) { migrations.push({ id: n, up: async () => n }); n++ }
  return { ids, byId, last: last.id as unknown as string }
}

export async function rollback(steps) {
  const done = [];
  const applied = await db.get<number[]>('select id');
  for (let index = 0, length = applied!.length; index < length; index++) { done.push(applied![index]) }
  const wanted = applied!.map(id => migrations.find(migration => migration.id === id)!).filter(Boolean);
  for (const migration of wanted) await migration.down?.();
  return steps ? await migrate(steps) : done;
}

migrate().then(console.log);
migrate().catch();
void migrate(); !migrate(); migrate() && migrate(); migrate() ?? 1;
