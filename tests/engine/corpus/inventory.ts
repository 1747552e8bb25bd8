import type { Stock } from "./stock"
import { type Warehouse } from './warehouse'
import * as lodash from 'lodash';
import { cloneDeep } from 'lodash/cloneDeep';
import {Stock as S} from "./stock"

interface Inventory { stock: Stock; warehouse: Warehouse; }
type Inventories = Inventory[]
type Lookup = (sku: string) => Stock | undefined
type Mapped = { [K in keyof Inventory]?: Inventory[K] }
type Cond<T> = T extends string ? 'text' : number
type Tuple = [string, number];

function countOf( sku:string , lookup : Lookup ):number{
  const found=lookup( sku )
  if(!found) return 0;
  else{ return 1 }
}

const table = {
  "a" : 1, b:2,
  'c-d':{x:1,y : 2},
  count(sku:string){return sku.length},
  [`computed`]: [1,2 ,3],
};

class Shelf
{
  position : number=0;
  label ?: string
  items : Array<Tuple>=[ ];
  private open=true;
  toggle () { this.open=! this.open ; return this.open }
  static empty = ( ) => new Shelf( )
}

if (table.b>1) {
      console . log( countOf ( 'x', ( ) => undefined ) );
}
else
{
	console.log( cloneDeep(table) , lodash, (table.b), new Shelf )
}
switch(table.b){ case 1: { break } default : console.log( (1 + 2) + 3 ) };
export type { Inventories, Mapped, Cond, S }
for (const key of Object.keys(table)){console.log(key)}
