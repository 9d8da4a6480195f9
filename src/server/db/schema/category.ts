import { type AnyPgColumn, check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { changed, flag, id, localized, refersTo, searchable } from './columns';
import { modules } from './place';

/** Two levels: `position` 0 is a main category, 1 a sub-category with its `parent_id` (wire-format §5.3). */
export const categories = pgTable(
  'categories',
  {
    id: id(),
    slug: text('slug').notNull(),
    name: localized('name').notNull(),
    image: text('image').notNull(),
    module_id: refersTo('module_id', () => modules.id, 'cascade').notNull(),
    parent_id: refersTo('parent_id', (): AnyPgColumn => categories.id, 'cascade'),
    position: smallint('position').notNull().default(0),
    priority: integer('priority').notNull().default(0),
    featured: flag('featured'),
    status: flag('status', true),
    products_count: integer('products_count').notNull().default(0),
    childes_count: integer('childes_count').notNull().default(0),
    order_count: integer('order_count').notNull().default(0),
    search: searchable(),
    ...changed(),
  },
  (row) => [
    uniqueIndex('categories_slug').on(row.slug),
    index('categories_list').on(row.module_id, row.position, row.priority),
    index('categories_parent').on(row.parent_id),
    index('categories_featured')
      .on(row.module_id)
      .where(sql`${row.featured}`),
    check('categories_level', sql`(${row.position} = 0) = (${row.parent_id} is null)`),
  ],
);

export const brands = pgTable(
  'brands',
  {
    id: id(),
    slug: text('slug').notNull(),
    name: localized('name').notNull(),
    image: text('image').notNull(),
    module_id: refersTo('module_id', () => modules.id, 'cascade').notNull(),
    items_count: integer('items_count').notNull().default(0),
    status: flag('status', true),
    ...changed(),
  },
  (table) => [uniqueIndex('brands_slug').on(table.slug), index('brands_module').on(table.module_id)],
);

export const common_conditions = pgTable(
  'common_conditions',
  {
    id: id(),
    slug: text('slug').notNull(),
    name: localized('name').notNull(),
    items_count: integer('items_count').notNull().default(0),
    status: flag('status', true),
    ...changed(),
  },
  (table) => [uniqueIndex('common_conditions_slug').on(table.slug)],
);

export const tags = pgTable(
  'tags',
  {
    id: id(),
    tag: text('tag').notNull(),
    /** The name in each language; null when it exists only as entered. */
    name: localized('name'),
  },
  (table) => [uniqueIndex('tags_tag').on(table.tag), index('tags_arabic').on(sql`(${table.name} ->> 'ar')`)],
);

/**
 * Every searchable word of a name. For typing errors: `sound` is the word in Latin letters, with one letter for all
 * Arabic letters that loan words are written with (برغر, برجر, برقر), and `near` lists what is left of it without each
 * single letter.
 */
export const search_words = pgTable(
  'search_words',
  {
    word: text('word').primaryKey(),
    sound: text('sound')
      .notNull()
      .generatedAlwaysAs(sql`search_sound(word)`),
    near: text('near')
      .array()
      .notNull()
      .generatedAlwaysAs(sql`search_near(search_sound(word))`),
  },
  (row) => [
    index('search_words_beginning').on(row.word.op('text_pattern_ops')),
    index('search_words_sound').using('gin', row.sound.op('gin_trgm_ops')),
    index('search_words_near').using('gin', row.near),
  ],
);
