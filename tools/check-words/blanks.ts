/** `{{name}}` of a text, also unescaped `{{- name}}`, with a format `{{price, money}}` or a path `{{shop.name}}`. */
export const blankOfWords = /\{\{-?\s*([\w.]+)[^}]*\}\}/g

/** `{name}` of the refusals. */
export const blankOfRefusals = /\{(\w+)\}/g
