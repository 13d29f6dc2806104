/** Where an amount in brackets is below zero. */

/** An amount in brackets is below zero after a result; after other words it is said in passing: "I teach piano (8,320)". */
export const MAY_BE_LESS = /(?:^|\n|\b(?:loss|losses|profit|gain|result|net|total|balance)|[\d:=])\W*$/;
