import { brands, categories, common_conditions } from '../schema';
import { type CategorySeed } from '../world/shapes';
import { insertAll } from '../market/insert';
import { brandPicture, categoryPicture } from './pictures';
import { MODULES, register, type Seeding, SHOPPING, text } from './world';

type Row = typeof categories.$inferInsert;

export async function seedCategories(seeding: Seeding): Promise<void> {
  const { db, world, ids } = seeding;
  const rows = SHOPPING.flatMap((type) => world[type].categories.flatMap((it, n) => family(seeding, type, it, n)));
  setApart(rows);
  await insertAll(
    db,
    categories,
    rows.filter(({ position }) => position === 0),
  );
  await insertAll(
    db,
    categories,
    rows.filter(({ position }) => position === 1),
  );

  const brandRows = world.brands.map((it) => ({
    id: register(ids.brand, it.slug),
    slug: it.slug,
    name: text(it.name),
    image: brandPicture(it).file,
    module_id: MODULES.ecommerce,
  }));
  await insertAll(db, brands, brandRows);

  const conditionRows = world.conditions.map(({ slug, name }) => ({
    id: register(ids.condition, slug),
    slug,
    name: text(name),
  }));
  await insertAll(db, common_conditions, conditionRows);
}

/** A main category and its children. */
function family({ ids }: Seeding, type: (typeof SHOPPING)[number], it: CategorySeed, priority: number): Row[] {
  const parent = register(ids.category, `${type}/${it.slug}`);
  const row = { module_id: MODULES[type], priority };
  return [
    {
      ...row,
      id: parent,
      slug: it.slug,
      name: text(it.name),
      image: categoryPicture(it).file,
      position: 0,
      featured: it.featured ?? false,
      childes_count: it.children.length,
    },
    ...it.children.map((child, n) => ({
      ...row,
      id: register(ids.category, `${type}/${child.slug}`),
      slug: child.slug,
      name: text(child.name),
      image: categoryPicture({ ...child, tone: it.tone }).file,
      parent_id: parent,
      position: 1,
      priority: n,
    })),
  ];
}

/** Two modules may both have a "fish-and-seafood": the later one is told apart, since a slug is the address of a page. */
function setApart(rows: Row[]): void {
  const taken = new Set<string>();
  for (const row of rows) {
    if (taken.has(row.slug)) row.slug = `${row.slug}-${row.module_id}`;
    taken.add(row.slug);
  }
}
