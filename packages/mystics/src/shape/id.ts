declare const OF: unique symbol

/** A number or a word that stands for one kind of thing, so that the compiler tells it from those of another kind. */
export type Id<Kind extends string, Plain extends number | string> = Plain & { readonly [OF]: Kind }
