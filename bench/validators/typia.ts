// Input of `typia generate`, which generates the functions ahead of time.
import typia, { type tags } from "typia";

interface Message {
  content?: string & tags.MaxLength<2000>;
  components: Row[] & tags.MaxItems<5>;
}

interface Row {
  type: 1;
  components: (ActionButton | LinkButton)[] & tags.MaxItems<5>;
}

interface ActionButton {
  type: 2;
  style: 1 | 2 | 3 | 4;
  label?: string & tags.MaxLength<80>;
  custom_id: string & tags.MinLength<1> & tags.MaxLength<100>;
  disabled?: boolean;
}

interface LinkButton {
  type: 2;
  style: 5;
  label?: string & tags.MaxLength<80>;
  url: string & tags.MinLength<1> & tags.MaxLength<512>;
  disabled?: boolean;
}

export const is = typia.createIs<Message>();
export const validate = typia.createValidate<Message>();
