// @ts-nocheck
// Machine-written by generator/templates/compile.mjs from the templates beside it. Do not edit.
import type { CompiledTemplate } from "../markdown.js";

export const templates: { readonly [name: string]: CompiledTemplate } = {
  "readme": {"0":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "| "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"code").call(alias1,(depth0 != null ? lookupProperty(depth0,"name") : depth0),{"name":"code","hash":{},"data":data,"loc":{"source":"readme","start":{"line":11,"column":2},"end":{"line":11,"column":15}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"readme","start":{"line":11,"column":2},"end":{"line":11,"column":15}}})) != null ? stack1 : "")
    + " | "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"cell").call(alias1,(depth0 != null ? lookupProperty(depth0,"text") : depth0),{"name":"cell","hash":{},"data":data,"loc":{"source":"readme","start":{"line":11,"column":18},"end":{"line":11,"column":31}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"readme","start":{"line":11,"column":18},"end":{"line":11,"column":31}}})) != null ? stack1 : "")
    + " |\n";
},"1":function(container,depth0,helpers,partials,data) {
    return ", and the one with the operations that share a route in\n[openapi.variants.json](openapi.variants.json)";
},"compiler":[8,">= 4.3.0"],"main":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "# "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,(depth0 != null ? lookupProperty(depth0,"packageName") : depth0),{"name":"print","hash":{},"data":data,"loc":{"source":"readme","start":{"line":1,"column":2},"end":{"line":1,"column":17}}})) != null ? stack1 : "")
    + "\n\nTyped bindings of "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,(depth0 != null ? lookupProperty(depth0,"title") : depth0),{"name":"print","hash":{},"data":data,"loc":{"source":"readme","start":{"line":3,"column":18},"end":{"line":3,"column":27}}})) != null ? stack1 : "")
    + " "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,(depth0 != null ? lookupProperty(depth0,"version") : depth0),{"name":"print","hash":{},"data":data,"loc":{"source":"readme","start":{"line":3,"column":28},"end":{"line":3,"column":39}}})) != null ? stack1 : "")
    + ": "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,(depth0 != null ? lookupProperty(depth0,"types") : depth0),{"name":"print","hash":{},"data":data,"loc":{"source":"readme","start":{"line":3,"column":41},"end":{"line":3,"column":50}}})) != null ? stack1 : "")
    + " types and "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,(depth0 != null ? lookupProperty(depth0,"operations") : depth0),{"name":"print","hash":{},"data":data,"loc":{"source":"readme","start":{"line":3,"column":61},"end":{"line":3,"column":75}}})) != null ? stack1 : "")
    + " operations. Written by guildwire from a\nspecification; do not edit by hand.\n\n"
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"fence").call(alias1,(depth0 != null ? lookupProperty(depth0,"usage") : depth0),"ts",{"name":"fence","hash":{},"data":data,"loc":{"source":"readme","start":{"line":6,"column":0},"end":{"line":6,"column":20}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"readme","start":{"line":6,"column":0},"end":{"line":6,"column":20}}})) != null ? stack1 : "")
    + "\n\n| entry | what it holds |\n|---|---|\n"
    + ((stack1 = lookupProperty(helpers,"each").call(alias1,(depth0 != null ? lookupProperty(depth0,"entries") : depth0),{"name":"each","hash":{},"fn":container.program(0, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"readme","start":{"line":10,"column":0},"end":{"line":12,"column":9}}})) != null ? stack1 : "")
    + "\nEvery function throws an `ApiError` with status, code, message and issues when the service does not answer with success.\nThe reference for people is in [reference/](reference/README.md), the bundled document in\n[openapi.json](openapi.json)"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"variants") : depth0),{"name":"if","hash":{},"fn":container.program(1, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"readme","start":{"line":16,"column":28},"end":{"line":17,"column":53}}})) != null ? stack1 : "")
    + ".\n";
},"useData":true},
  "reference-channels": {"0":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "## "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,(depth0 != null ? lookupProperty(depth0,"title") : depth0),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-channels","start":{"line":4,"column":3},"end":{"line":4,"column":12}}})) != null ? stack1 : "")
    + "\n\n"
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"prose").call(alias1,(depth0 != null ? lookupProperty(depth0,"description") : depth0),{"name":"prose","hash":{},"data":data,"loc":{"source":"reference-channels","start":{"line":6,"column":0},"end":{"line":6,"column":21}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-channels","start":{"line":6,"column":0},"end":{"line":6,"column":21}}})) != null ? stack1 : "")
    + "\n\nThe host listens on "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"code").call(alias1,(depth0 != null ? lookupProperty(depth0,"host") : depth0),{"name":"code","hash":{},"data":data,"loc":{"source":"reference-channels","start":{"line":8,"column":20},"end":{"line":8,"column":33}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-channels","start":{"line":8,"column":20},"end":{"line":8,"column":33}}})) != null ? stack1 : "")
    + ", on the first free port from "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,(depth0 != null ? lookupProperty(depth0,"firstPort") : depth0),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-channels","start":{"line":8,"column":63},"end":{"line":8,"column":76}}})) != null ? stack1 : "")
    + " to "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,(depth0 != null ? lookupProperty(depth0,"lastPort") : depth0),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-channels","start":{"line":8,"column":80},"end":{"line":8,"column":92}}})) != null ? stack1 : "")
    + ".\n\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"http") : depth0),{"name":"if","hash":{},"fn":container.program(1, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-channels","start":{"line":10,"column":0},"end":{"line":12,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"websocket") : depth0),{"name":"if","hash":{},"fn":container.program(2, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-channels","start":{"line":13,"column":0},"end":{"line":15,"column":7}}})) != null ? stack1 : "")
    + "\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"query") : depth0),{"name":"if","hash":{},"fn":container.program(5, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-channels","start":{"line":17,"column":0},"end":{"line":23,"column":7}}})) != null ? stack1 : "")
    + "\n"
    + ((stack1 = lookupProperty(helpers,"each").call(alias1,(depth0 != null ? lookupProperty(depth0,"commands") : depth0),{"name":"each","hash":{},"fn":container.program(7, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-channels","start":{"line":25,"column":0},"end":{"line":37,"column":9}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"errors") : depth0),{"name":"if","hash":{},"fn":container.program(10, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-channels","start":{"line":38,"column":0},"end":{"line":46,"column":7}}})) != null ? stack1 : "")
    + "\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"closeCodes") : depth0),{"name":"if","hash":{},"fn":container.program(12, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-channels","start":{"line":48,"column":0},"end":{"line":56,"column":7}}})) != null ? stack1 : "")
    + "\n"
    + ((stack1 = lookupProperty(helpers,"each").call(alias1,(depth0 != null ? lookupProperty(depth0,"behaviours") : depth0),{"name":"each","hash":{},"fn":container.program(9, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-channels","start":{"line":58,"column":0},"end":{"line":60,"column":9}}})) != null ? stack1 : "")
    + "\n";
},"1":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "- HTTP: "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"code").call(alias1,((stack1 = (depth0 != null ? lookupProperty(depth0,"http") : depth0)) != null ? lookupProperty(stack1,"method") : stack1),{"name":"code","hash":{},"data":data,"loc":{"source":"reference-channels","start":{"line":11,"column":8},"end":{"line":11,"column":28}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-channels","start":{"line":11,"column":8},"end":{"line":11,"column":28}}})) != null ? stack1 : "")
    + " "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"code").call(alias1,((stack1 = (depth0 != null ? lookupProperty(depth0,"http") : depth0)) != null ? lookupProperty(stack1,"path") : stack1),{"name":"code","hash":{},"data":data,"loc":{"source":"reference-channels","start":{"line":11,"column":29},"end":{"line":11,"column":47}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-channels","start":{"line":11,"column":29},"end":{"line":11,"column":47}}})) != null ? stack1 : "")
    + ", answered with "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,((stack1 = (depth0 != null ? lookupProperty(depth0,"http") : depth0)) != null ? lookupProperty(stack1,"successStatus") : stack1),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-channels","start":{"line":11,"column":63},"end":{"line":11,"column":85}}})) != null ? stack1 : "")
    + "\n";
},"2":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "- WebSocket: "
    + ((stack1 = lookupProperty(helpers,"if").call(depth0 != null ? depth0 : (container.nullContext || {}),((stack1 = (depth0 != null ? lookupProperty(depth0,"websocket") : depth0)) != null ? lookupProperty(stack1,"path") : stack1),{"name":"if","hash":{},"fn":container.program(3, data, 0),"inverse":container.program(4, data, 0),"data":data,"loc":{"source":"reference-channels","start":{"line":14,"column":13},"end":{"line":14,"column":85}}})) != null ? stack1 : "")
    + "\n";
},"3":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "path "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"code").call(alias1,((stack1 = (depth0 != null ? lookupProperty(depth0,"websocket") : depth0)) != null ? lookupProperty(stack1,"path") : stack1),{"name":"code","hash":{},"data":data,"loc":{"source":"reference-channels","start":{"line":14,"column":40},"end":{"line":14,"column":63}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-channels","start":{"line":14,"column":40},"end":{"line":14,"column":63}}})) != null ? stack1 : "");
},"4":function(container,depth0,helpers,partials,data) {
    return "no path";
},"5":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "| query parameter | transports | type | |\n|---|---|---|---|\n"
    + ((stack1 = lookupProperty(helpers,"each").call(depth0 != null ? depth0 : (container.nullContext || {}),(depth0 != null ? lookupProperty(depth0,"query") : depth0),{"name":"each","hash":{},"fn":container.program(6, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-channels","start":{"line":20,"column":0},"end":{"line":22,"column":9}}})) != null ? stack1 : "");
},"6":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "| "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"code").call(alias1,(depth0 != null ? lookupProperty(depth0,"name") : depth0),{"name":"code","hash":{},"data":data,"loc":{"source":"reference-channels","start":{"line":21,"column":2},"end":{"line":21,"column":15}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-channels","start":{"line":21,"column":2},"end":{"line":21,"column":15}}})) != null ? stack1 : "")
    + " | "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"cell").call(alias1,(depth0 != null ? lookupProperty(depth0,"transports") : depth0),{"name":"cell","hash":{},"data":data,"loc":{"source":"reference-channels","start":{"line":21,"column":18},"end":{"line":21,"column":37}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-channels","start":{"line":21,"column":18},"end":{"line":21,"column":37}}})) != null ? stack1 : "")
    + " | "
    + ((stack1 = container.invokePartial(lookupProperty(partials,"reference-type"),depth0,{"name":"reference-type","data":data,"helpers":helpers,"partials":partials,"decorators":container.decorators})) != null ? stack1 : "")
    + " | "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"cell").call(alias1,(depth0 != null ? lookupProperty(depth0,"description") : depth0),{"name":"cell","hash":{},"data":data,"loc":{"source":"reference-channels","start":{"line":21,"column":63},"end":{"line":21,"column":83}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-channels","start":{"line":21,"column":63},"end":{"line":21,"column":83}}})) != null ? stack1 : "")
    + " |\n";
},"7":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "### "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,(depth0 != null ? lookupProperty(depth0,"name") : depth0),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-channels","start":{"line":26,"column":4},"end":{"line":26,"column":12}}})) != null ? stack1 : "")
    + "\n\n"
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"prose").call(alias1,(depth0 != null ? lookupProperty(depth0,"description") : depth0),{"name":"prose","hash":{},"data":data,"loc":{"source":"reference-channels","start":{"line":28,"column":0},"end":{"line":28,"column":21}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-channels","start":{"line":28,"column":0},"end":{"line":28,"column":21}}})) != null ? stack1 : "")
    + "\n\n- Command: "
    + ((stack1 = lookupProperty(helpers,"with").call(alias1,(depth0 != null ? lookupProperty(depth0,"command") : depth0),{"name":"with","hash":{},"fn":container.program(8, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-channels","start":{"line":30,"column":11},"end":{"line":30,"column":57}}})) != null ? stack1 : "")
    + "\n- Reply: "
    + ((stack1 = lookupProperty(helpers,"with").call(alias1,(depth0 != null ? lookupProperty(depth0,"reply") : depth0),{"name":"with","hash":{},"fn":container.program(8, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-channels","start":{"line":31,"column":9},"end":{"line":31,"column":53}}})) != null ? stack1 : "")
    + "\n\n"
    + ((stack1 = lookupProperty(helpers,"each").call(alias1,(depth0 != null ? lookupProperty(depth0,"behaviours") : depth0),{"name":"each","hash":{},"fn":container.program(9, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-channels","start":{"line":33,"column":0},"end":{"line":35,"column":9}}})) != null ? stack1 : "")
    + "\n";
},"8":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return ((stack1 = container.invokePartial(lookupProperty(partials,"reference-type"),depth0,{"name":"reference-type","data":data,"helpers":helpers,"partials":partials,"decorators":container.decorators})) != null ? stack1 : "");
},"9":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "- "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"cell").call(alias1,(depth0 != null ? lookupProperty(depth0,"text") : depth0),{"name":"cell","hash":{},"data":data,"loc":{"source":"reference-channels","start":{"line":34,"column":2},"end":{"line":34,"column":15}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-channels","start":{"line":34,"column":2},"end":{"line":34,"column":15}}})) != null ? stack1 : "")
    + " ("
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"code").call(alias1,(depth0 != null ? lookupProperty(depth0,"id") : depth0),{"name":"code","hash":{},"data":data,"loc":{"source":"reference-channels","start":{"line":34,"column":17},"end":{"line":34,"column":28}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-channels","start":{"line":34,"column":17},"end":{"line":34,"column":28}}})) != null ? stack1 : "")
    + ")\n";
},"10":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "### Error codes of "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,(depth0 != null ? lookupProperty(depth0,"title") : depth0),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-channels","start":{"line":39,"column":19},"end":{"line":39,"column":28}}})) != null ? stack1 : "")
    + "\n\n| name | code | message |\n|---|---|---|\n"
    + ((stack1 = lookupProperty(helpers,"each").call(alias1,(depth0 != null ? lookupProperty(depth0,"errors") : depth0),{"name":"each","hash":{},"fn":container.program(11, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-channels","start":{"line":43,"column":0},"end":{"line":45,"column":9}}})) != null ? stack1 : "");
},"11":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "| "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"code").call(alias1,(depth0 != null ? lookupProperty(depth0,"name") : depth0),{"name":"code","hash":{},"data":data,"loc":{"source":"reference-channels","start":{"line":44,"column":2},"end":{"line":44,"column":15}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-channels","start":{"line":44,"column":2},"end":{"line":44,"column":15}}})) != null ? stack1 : "")
    + " | "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,(depth0 != null ? lookupProperty(depth0,"code") : depth0),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-channels","start":{"line":44,"column":18},"end":{"line":44,"column":31}}})) != null ? stack1 : "")
    + " | "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"cell").call(alias1,(depth0 != null ? lookupProperty(depth0,"message") : depth0),{"name":"cell","hash":{},"data":data,"loc":{"source":"reference-channels","start":{"line":44,"column":34},"end":{"line":44,"column":50}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-channels","start":{"line":44,"column":34},"end":{"line":44,"column":50}}})) != null ? stack1 : "")
    + " |\n";
},"12":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "### Close codes of "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,(depth0 != null ? lookupProperty(depth0,"title") : depth0),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-channels","start":{"line":49,"column":19},"end":{"line":49,"column":28}}})) != null ? stack1 : "")
    + "\n\n| name | code | message |\n|---|---|---|\n"
    + ((stack1 = lookupProperty(helpers,"each").call(alias1,(depth0 != null ? lookupProperty(depth0,"closeCodes") : depth0),{"name":"each","hash":{},"fn":container.program(11, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-channels","start":{"line":53,"column":0},"end":{"line":55,"column":9}}})) != null ? stack1 : "");
},"compiler":[8,">= 4.3.0"],"main":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "# RPC channels\n\n"
    + ((stack1 = lookupProperty(helpers,"each").call(depth0 != null ? depth0 : (container.nullContext || {}),(depth0 != null ? lookupProperty(depth0,"channels") : depth0),{"name":"each","hash":{},"fn":container.program(0, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-channels","start":{"line":3,"column":0},"end":{"line":62,"column":9}}})) != null ? stack1 : "");
},"usePartial":true,"useData":true},
  "reference-errors": {"0":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "| "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"code").call(alias1,(depth0 != null ? lookupProperty(depth0,"name") : depth0),{"name":"code","hash":{},"data":data,"loc":{"source":"reference-errors","start":{"line":8,"column":2},"end":{"line":8,"column":15}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-errors","start":{"line":8,"column":2},"end":{"line":8,"column":15}}})) != null ? stack1 : "")
    + " | "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,(depth0 != null ? lookupProperty(depth0,"status") : depth0),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-errors","start":{"line":8,"column":18},"end":{"line":8,"column":28}}})) != null ? stack1 : "")
    + " | "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,(depth0 != null ? lookupProperty(depth0,"code") : depth0),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-errors","start":{"line":8,"column":31},"end":{"line":8,"column":44}}})) != null ? stack1 : "")
    + " | "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"cell").call(alias1,(depth0 != null ? lookupProperty(depth0,"message") : depth0),{"name":"cell","hash":{},"data":data,"loc":{"source":"reference-errors","start":{"line":8,"column":47},"end":{"line":8,"column":63}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-errors","start":{"line":8,"column":47},"end":{"line":8,"column":63}}})) != null ? stack1 : "")
    + " | "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"cell").call(alias1,(depth0 != null ? lookupProperty(depth0,"failures") : depth0),{"name":"cell","hash":{},"data":data,"loc":{"source":"reference-errors","start":{"line":8,"column":66},"end":{"line":8,"column":83}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-errors","start":{"line":8,"column":66},"end":{"line":8,"column":83}}})) != null ? stack1 : "")
    + " | "
    + ((stack1 = lookupProperty(helpers,"each").call(alias1,(depth0 != null ? lookupProperty(depth0,"operations") : depth0),{"name":"each","hash":{},"fn":container.program(1, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-errors","start":{"line":8,"column":86},"end":{"line":8,"column":169}}})) != null ? stack1 : "")
    + " |\n";
},"1":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return ((stack1 = lookupProperty(helpers,"unless").call(alias1,(data && lookupProperty(data,"first")),{"name":"unless","hash":{},"fn":container.program(2, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-errors","start":{"line":8,"column":106},"end":{"line":8,"column":137}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"link").call(alias1,(depth0 != null ? lookupProperty(depth0,"identifier") : depth0),(depth0 != null ? lookupProperty(depth0,"url") : depth0),{"name":"link","hash":{},"data":data,"loc":{"source":"reference-errors","start":{"line":8,"column":137},"end":{"line":8,"column":160}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-errors","start":{"line":8,"column":137},"end":{"line":8,"column":160}}})) != null ? stack1 : "");
},"2":function(container,depth0,helpers,partials,data) {
    return ", ";
},"compiler":[8,">= 4.3.0"],"main":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "# Errors\n\nWhat a server finds before an operation is asked stands under \"by itself\".\n\n| name | status | code | message | by itself | answered by |\n|---|---|---|---|---|---|\n"
    + ((stack1 = lookupProperty(helpers,"each").call(depth0 != null ? depth0 : (container.nullContext || {}),(depth0 != null ? lookupProperty(depth0,"errors") : depth0),{"name":"each","hash":{},"fn":container.program(0, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-errors","start":{"line":7,"column":0},"end":{"line":9,"column":9}}})) != null ? stack1 : "");
},"useData":true},
  "reference-events": {"0":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "## "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,(depth0 != null ? lookupProperty(depth0,"name") : depth0),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-events","start":{"line":4,"column":3},"end":{"line":4,"column":11}}})) != null ? stack1 : "")
    + "\n\n"
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,(depth0 != null ? lookupProperty(depth0,"title") : depth0),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-events","start":{"line":6,"column":0},"end":{"line":6,"column":9}}})) != null ? stack1 : "")
    + ". "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"prose").call(alias1,(depth0 != null ? lookupProperty(depth0,"description") : depth0),{"name":"prose","hash":{},"data":data,"loc":{"source":"reference-events","start":{"line":6,"column":11},"end":{"line":6,"column":32}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-events","start":{"line":6,"column":11},"end":{"line":6,"column":32}}})) != null ? stack1 : "")
    + "\n\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"type") : depth0),{"name":"if","hash":{},"fn":container.program(1, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-events","start":{"line":8,"column":0},"end":{"line":10,"column":7}}})) != null ? stack1 : "")
    + "\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"firedBy") : depth0),{"name":"if","hash":{},"fn":container.program(2, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-events","start":{"line":12,"column":0},"end":{"line":14,"column":7}}})) != null ? stack1 : "")
    + "\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"operations") : depth0),{"name":"if","hash":{},"fn":container.program(3, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-events","start":{"line":16,"column":0},"end":{"line":22,"column":7}}})) != null ? stack1 : "")
    + "\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"unspecified") : depth0),{"name":"if","hash":{},"fn":container.program(5, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-events","start":{"line":24,"column":0},"end":{"line":26,"column":7}}})) != null ? stack1 : "")
    + "\n";
},"1":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "Payload: "
    + ((stack1 = container.invokePartial(lookupProperty(partials,"reference-type"),depth0,{"name":"reference-type","data":data,"helpers":helpers,"partials":partials,"decorators":container.decorators})) != null ? stack1 : "")
    + ".\n";
},"2":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "Fired by: "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"cell").call(alias1,(depth0 != null ? lookupProperty(depth0,"firedBy") : depth0),{"name":"cell","hash":{},"data":data,"loc":{"source":"reference-events","start":{"line":13,"column":10},"end":{"line":13,"column":26}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-events","start":{"line":13,"column":10},"end":{"line":13,"column":26}}})) != null ? stack1 : "")
    + ".\n";
},"3":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "Operations that fire it:\n\n"
    + ((stack1 = lookupProperty(helpers,"each").call(depth0 != null ? depth0 : (container.nullContext || {}),(depth0 != null ? lookupProperty(depth0,"operations") : depth0),{"name":"each","hash":{},"fn":container.program(4, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-events","start":{"line":19,"column":0},"end":{"line":21,"column":9}}})) != null ? stack1 : "");
},"4":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "- "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"link").call(alias1,(depth0 != null ? lookupProperty(depth0,"identifier") : depth0),(depth0 != null ? lookupProperty(depth0,"url") : depth0),{"name":"link","hash":{},"data":data,"loc":{"source":"reference-events","start":{"line":20,"column":2},"end":{"line":20,"column":25}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-events","start":{"line":20,"column":2},"end":{"line":20,"column":25}}})) != null ? stack1 : "")
    + "\n";
},"5":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "A choice: "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"prose").call(alias1,(depth0 != null ? lookupProperty(depth0,"unspecified") : depth0),{"name":"prose","hash":{},"data":data,"loc":{"source":"reference-events","start":{"line":25,"column":10},"end":{"line":25,"column":31}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-events","start":{"line":25,"column":10},"end":{"line":25,"column":31}}})) != null ? stack1 : "")
    + "\n";
},"compiler":[8,">= 4.3.0"],"main":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "# Events\n\n"
    + ((stack1 = lookupProperty(helpers,"each").call(depth0 != null ? depth0 : (container.nullContext || {}),(depth0 != null ? lookupProperty(depth0,"events") : depth0),{"name":"each","hash":{},"fn":container.program(0, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-events","start":{"line":3,"column":0},"end":{"line":28,"column":9}}})) != null ? stack1 : "");
},"usePartial":true,"useData":true},
  "reference-fields": {"0":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "| "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"code").call(alias1,(depth0 != null ? lookupProperty(depth0,"name") : depth0),{"name":"code","hash":{},"data":data,"loc":{"source":"reference-fields","start":{"line":4,"column":2},"end":{"line":4,"column":15}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-fields","start":{"line":4,"column":2},"end":{"line":4,"column":15}}})) != null ? stack1 : "")
    + " | "
    + ((stack1 = container.invokePartial(lookupProperty(partials,"reference-type"),depth0,{"name":"reference-type","data":data,"helpers":helpers,"partials":partials,"decorators":container.decorators})) != null ? stack1 : "")
    + " | "
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"required") : depth0),{"name":"if","hash":{},"fn":container.program(1, data, 0),"inverse":container.program(2, data, 0),"data":data,"loc":{"source":"reference-fields","start":{"line":4,"column":41},"end":{"line":4,"column":77}}})) != null ? stack1 : "")
    + " | "
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"defaultValue") : depth0),{"name":"if","hash":{},"fn":container.program(3, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-fields","start":{"line":4,"column":80},"end":{"line":4,"column":128}}})) != null ? stack1 : "")
    + " | "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"cell").call(alias1,(depth0 != null ? lookupProperty(depth0,"text") : depth0),{"name":"cell","hash":{},"data":data,"loc":{"source":"reference-fields","start":{"line":4,"column":131},"end":{"line":4,"column":144}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-fields","start":{"line":4,"column":131},"end":{"line":4,"column":144}}})) != null ? stack1 : "")
    + " |\n";
},"1":function(container,depth0,helpers,partials,data) {
    return "yes";
},"2":function(container,depth0,helpers,partials,data) {
    return "no";
},"3":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"code").call(alias1,(depth0 != null ? lookupProperty(depth0,"defaultValue") : depth0),{"name":"code","hash":{},"data":data,"loc":{"source":"reference-fields","start":{"line":4,"column":100},"end":{"line":4,"column":121}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-fields","start":{"line":4,"column":100},"end":{"line":4,"column":121}}})) != null ? stack1 : "");
},"compiler":[8,">= 4.3.0"],"main":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "| field | type | required | default | |\n|---|---|---|---|---|\n"
    + ((stack1 = lookupProperty(helpers,"each").call(depth0 != null ? depth0 : (container.nullContext || {}),(depth0 != null ? lookupProperty(depth0,"fields") : depth0),{"name":"each","hash":{},"fn":container.program(0, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-fields","start":{"line":3,"column":0},"end":{"line":5,"column":9}}})) != null ? stack1 : "");
},"usePartial":true,"useData":true},
  "reference-headers": {"0":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "| "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"code").call(alias1,(depth0 != null ? lookupProperty(depth0,"name") : depth0),{"name":"code","hash":{},"data":data,"loc":{"source":"reference-headers","start":{"line":6,"column":2},"end":{"line":6,"column":15}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-headers","start":{"line":6,"column":2},"end":{"line":6,"column":15}}})) != null ? stack1 : "")
    + " | "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,(depth0 != null ? lookupProperty(depth0,"status") : depth0),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-headers","start":{"line":6,"column":18},"end":{"line":6,"column":28}}})) != null ? stack1 : "")
    + " | "
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"type") : depth0),{"name":"if","hash":{},"fn":container.program(1, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-headers","start":{"line":6,"column":31},"end":{"line":6,"column":70}}})) != null ? stack1 : "")
    + " | "
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"required") : depth0),{"name":"if","hash":{},"fn":container.program(2, data, 0),"inverse":container.program(3, data, 0),"data":data,"loc":{"source":"reference-headers","start":{"line":6,"column":73},"end":{"line":6,"column":109}}})) != null ? stack1 : "")
    + " | "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"cell").call(alias1,(depth0 != null ? lookupProperty(depth0,"text") : depth0),{"name":"cell","hash":{},"data":data,"loc":{"source":"reference-headers","start":{"line":6,"column":112},"end":{"line":6,"column":125}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-headers","start":{"line":6,"column":112},"end":{"line":6,"column":125}}})) != null ? stack1 : "")
    + " | "
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"everywhere") : depth0),{"name":"if","hash":{},"fn":container.program(4, data, 0),"inverse":container.program(5, data, 0),"data":data,"loc":{"source":"reference-headers","start":{"line":6,"column":128},"end":{"line":6,"column":258}}})) != null ? stack1 : "")
    + " |\n";
},"1":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return ((stack1 = container.invokePartial(lookupProperty(partials,"reference-type"),depth0,{"name":"reference-type","data":data,"helpers":helpers,"partials":partials,"decorators":container.decorators})) != null ? stack1 : "");
},"2":function(container,depth0,helpers,partials,data) {
    return "yes";
},"3":function(container,depth0,helpers,partials,data) {
    return "no";
},"4":function(container,depth0,helpers,partials,data) {
    return "all operations";
},"5":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return ((stack1 = lookupProperty(helpers,"each").call(depth0 != null ? depth0 : (container.nullContext || {}),(depth0 != null ? lookupProperty(depth0,"operations") : depth0),{"name":"each","hash":{},"fn":container.program(6, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-headers","start":{"line":6,"column":168},"end":{"line":6,"column":251}}})) != null ? stack1 : "");
},"6":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return ((stack1 = lookupProperty(helpers,"unless").call(alias1,(data && lookupProperty(data,"first")),{"name":"unless","hash":{},"fn":container.program(7, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-headers","start":{"line":6,"column":188},"end":{"line":6,"column":219}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"link").call(alias1,(depth0 != null ? lookupProperty(depth0,"identifier") : depth0),(depth0 != null ? lookupProperty(depth0,"url") : depth0),{"name":"link","hash":{},"data":data,"loc":{"source":"reference-headers","start":{"line":6,"column":219},"end":{"line":6,"column":242}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-headers","start":{"line":6,"column":219},"end":{"line":6,"column":242}}})) != null ? stack1 : "");
},"7":function(container,depth0,helpers,partials,data) {
    return ", ";
},"compiler":[8,">= 4.3.0"],"main":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "# Headers of answers\n\n| header | status | type | always there | | of |\n|---|---|---|---|---|---|\n"
    + ((stack1 = lookupProperty(helpers,"each").call(depth0 != null ? depth0 : (container.nullContext || {}),(depth0 != null ? lookupProperty(depth0,"headers") : depth0),{"name":"each","hash":{},"fn":container.program(0, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-headers","start":{"line":5,"column":0},"end":{"line":7,"column":9}}})) != null ? stack1 : "");
},"usePartial":true,"useData":true},
  "reference-index": {"0":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "## Servers\n\n| address | what it is |\n|---|---|\n"
    + ((stack1 = lookupProperty(helpers,"each").call(depth0 != null ? depth0 : (container.nullContext || {}),(depth0 != null ? lookupProperty(depth0,"servers") : depth0),{"name":"each","hash":{},"fn":container.program(1, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-index","start":{"line":10,"column":0},"end":{"line":12,"column":9}}})) != null ? stack1 : "")
    + "\n";
},"1":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "| "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"code").call(alias1,(depth0 != null ? lookupProperty(depth0,"url") : depth0),{"name":"code","hash":{},"data":data,"loc":{"source":"reference-index","start":{"line":11,"column":2},"end":{"line":11,"column":14}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-index","start":{"line":11,"column":2},"end":{"line":11,"column":14}}})) != null ? stack1 : "")
    + " | "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"cell").call(alias1,(depth0 != null ? lookupProperty(depth0,"description") : depth0),{"name":"cell","hash":{},"data":data,"loc":{"source":"reference-index","start":{"line":11,"column":17},"end":{"line":11,"column":37}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-index","start":{"line":11,"column":17},"end":{"line":11,"column":37}}})) != null ? stack1 : "")
    + " |\n";
},"2":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "| variable | of | default | values | what it is |\n|---|---|---|---|---|\n"
    + ((stack1 = lookupProperty(helpers,"each").call(depth0 != null ? depth0 : (container.nullContext || {}),(depth0 != null ? lookupProperty(depth0,"variables") : depth0),{"name":"each","hash":{},"fn":container.program(3, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-index","start":{"line":18,"column":0},"end":{"line":20,"column":9}}})) != null ? stack1 : "")
    + "\n";
},"3":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "| "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"code").call(alias1,(depth0 != null ? lookupProperty(depth0,"name") : depth0),{"name":"code","hash":{},"data":data,"loc":{"source":"reference-index","start":{"line":19,"column":2},"end":{"line":19,"column":15}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-index","start":{"line":19,"column":2},"end":{"line":19,"column":15}}})) != null ? stack1 : "")
    + " | "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"code").call(alias1,(depth0 != null ? lookupProperty(depth0,"url") : depth0),{"name":"code","hash":{},"data":data,"loc":{"source":"reference-index","start":{"line":19,"column":18},"end":{"line":19,"column":30}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-index","start":{"line":19,"column":18},"end":{"line":19,"column":30}}})) != null ? stack1 : "")
    + " | "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"code").call(alias1,(depth0 != null ? lookupProperty(depth0,"default") : depth0),{"name":"code","hash":{},"data":data,"loc":{"source":"reference-index","start":{"line":19,"column":33},"end":{"line":19,"column":49}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-index","start":{"line":19,"column":33},"end":{"line":19,"column":49}}})) != null ? stack1 : "")
    + " | "
    + ((stack1 = lookupProperty(helpers,"each").call(alias1,(depth0 != null ? lookupProperty(depth0,"values") : depth0),{"name":"each","hash":{},"fn":container.program(4, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-index","start":{"line":19,"column":52},"end":{"line":19,"column":121}}})) != null ? stack1 : "")
    + " | "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"cell").call(alias1,(depth0 != null ? lookupProperty(depth0,"description") : depth0),{"name":"cell","hash":{},"data":data,"loc":{"source":"reference-index","start":{"line":19,"column":124},"end":{"line":19,"column":144}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-index","start":{"line":19,"column":124},"end":{"line":19,"column":144}}})) != null ? stack1 : "")
    + " |\n";
},"4":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return ((stack1 = lookupProperty(helpers,"unless").call(alias1,(data && lookupProperty(data,"first")),{"name":"unless","hash":{},"fn":container.program(5, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-index","start":{"line":19,"column":68},"end":{"line":19,"column":99}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"code").call(alias1,depth0,{"name":"code","hash":{},"data":data,"loc":{"source":"reference-index","start":{"line":19,"column":99},"end":{"line":19,"column":112}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-index","start":{"line":19,"column":99},"end":{"line":19,"column":112}}})) != null ? stack1 : "");
},"5":function(container,depth0,helpers,partials,data) {
    return ", ";
},"6":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "## "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"link").call(alias1,(depth0 != null ? lookupProperty(depth0,"name") : depth0),(depth0 != null ? lookupProperty(depth0,"url") : depth0),{"name":"link","hash":{},"data":data,"loc":{"source":"reference-index","start":{"line":24,"column":3},"end":{"line":24,"column":20}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-index","start":{"line":24,"column":3},"end":{"line":24,"column":20}}})) != null ? stack1 : "")
    + "\n\n"
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"prose").call(alias1,(depth0 != null ? lookupProperty(depth0,"description") : depth0),{"name":"prose","hash":{},"data":data,"loc":{"source":"reference-index","start":{"line":26,"column":0},"end":{"line":26,"column":21}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-index","start":{"line":26,"column":0},"end":{"line":26,"column":21}}})) != null ? stack1 : "")
    + "\n\n| operation | method | path | what it does |\n|---|---|---|---|\n"
    + ((stack1 = lookupProperty(helpers,"each").call(alias1,(depth0 != null ? lookupProperty(depth0,"operations") : depth0),{"name":"each","hash":{},"fn":container.program(7, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-index","start":{"line":30,"column":0},"end":{"line":32,"column":9}}})) != null ? stack1 : "")
    + "\n";
},"7":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "| "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"link").call(alias1,(depth0 != null ? lookupProperty(depth0,"identifier") : depth0),(depth0 != null ? lookupProperty(depth0,"url") : depth0),{"name":"link","hash":{},"data":data,"loc":{"source":"reference-index","start":{"line":31,"column":2},"end":{"line":31,"column":25}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-index","start":{"line":31,"column":2},"end":{"line":31,"column":25}}})) != null ? stack1 : "")
    + " | "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,(depth0 != null ? lookupProperty(depth0,"method") : depth0),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-index","start":{"line":31,"column":28},"end":{"line":31,"column":38}}})) != null ? stack1 : "")
    + " | "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"code").call(alias1,(depth0 != null ? lookupProperty(depth0,"path") : depth0),{"name":"code","hash":{},"data":data,"loc":{"source":"reference-index","start":{"line":31,"column":41},"end":{"line":31,"column":54}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-index","start":{"line":31,"column":41},"end":{"line":31,"column":54}}})) != null ? stack1 : "")
    + " | "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"cell").call(alias1,(depth0 != null ? lookupProperty(depth0,"summary") : depth0),{"name":"cell","hash":{},"data":data,"loc":{"source":"reference-index","start":{"line":31,"column":57},"end":{"line":31,"column":73}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-index","start":{"line":31,"column":57},"end":{"line":31,"column":73}}})) != null ? stack1 : "")
    + " |\n";
},"8":function(container,depth0,helpers,partials,data) {
    return "- [Headers of answers](headers.md)\n";
},"9":function(container,depth0,helpers,partials,data) {
    return "- [Events](events.md)\n";
},"10":function(container,depth0,helpers,partials,data) {
    return "- [Permissions](permissions.md)\n";
},"11":function(container,depth0,helpers,partials,data) {
    return "- [Errors](errors.md)\n";
},"12":function(container,depth0,helpers,partials,data) {
    return "- [Webhooks](webhooks.md)\n";
},"13":function(container,depth0,helpers,partials,data) {
    return "- [RPC channels](channels.md)\n";
},"14":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "## Lifecycles\n\n"
    + ((stack1 = lookupProperty(helpers,"each").call(depth0 != null ? depth0 : (container.nullContext || {}),(depth0 != null ? lookupProperty(depth0,"lifecycles") : depth0),{"name":"each","hash":{},"fn":container.program(15, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-index","start":{"line":60,"column":0},"end":{"line":79,"column":9}}})) != null ? stack1 : "");
},"15":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "### "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,(depth0 != null ? lookupProperty(depth0,"subject") : depth0),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-index","start":{"line":61,"column":4},"end":{"line":61,"column":15}}})) != null ? stack1 : "")
    + "\n\n"
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"prose").call(alias1,(depth0 != null ? lookupProperty(depth0,"description") : depth0),{"name":"prose","hash":{},"data":data,"loc":{"source":"reference-index","start":{"line":63,"column":0},"end":{"line":63,"column":21}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-index","start":{"line":63,"column":0},"end":{"line":63,"column":21}}})) != null ? stack1 : "")
    + "\n\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"validity") : depth0),{"name":"if","hash":{},"fn":container.program(16, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-index","start":{"line":65,"column":0},"end":{"line":67,"column":7}}})) != null ? stack1 : "")
    + "\n| from | to | moved by | when | also happens |\n|---|---|---|---|---|\n"
    + ((stack1 = lookupProperty(helpers,"each").call(alias1,(depth0 != null ? lookupProperty(depth0,"transitions") : depth0),{"name":"each","hash":{},"fn":container.program(17, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-index","start":{"line":71,"column":0},"end":{"line":73,"column":9}}})) != null ? stack1 : "")
    + "\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"unspecified") : depth0),{"name":"if","hash":{},"fn":container.program(18, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-index","start":{"line":75,"column":0},"end":{"line":77,"column":7}}})) != null ? stack1 : "")
    + "\n";
},"16":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "Valid for "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"code").call(alias1,(depth0 != null ? lookupProperty(depth0,"validity") : depth0),{"name":"code","hash":{},"data":data,"loc":{"source":"reference-index","start":{"line":66,"column":10},"end":{"line":66,"column":27}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-index","start":{"line":66,"column":10},"end":{"line":66,"column":27}}})) != null ? stack1 : "")
    + ".\n";
},"17":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "| "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"cell").call(alias1,(depth0 != null ? lookupProperty(depth0,"from") : depth0),{"name":"cell","hash":{},"data":data,"loc":{"source":"reference-index","start":{"line":72,"column":2},"end":{"line":72,"column":15}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-index","start":{"line":72,"column":2},"end":{"line":72,"column":15}}})) != null ? stack1 : "")
    + " | "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"cell").call(alias1,(depth0 != null ? lookupProperty(depth0,"to") : depth0),{"name":"cell","hash":{},"data":data,"loc":{"source":"reference-index","start":{"line":72,"column":18},"end":{"line":72,"column":29}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-index","start":{"line":72,"column":18},"end":{"line":72,"column":29}}})) != null ? stack1 : "")
    + " | "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"cell").call(alias1,(depth0 != null ? lookupProperty(depth0,"by") : depth0),{"name":"cell","hash":{},"data":data,"loc":{"source":"reference-index","start":{"line":72,"column":32},"end":{"line":72,"column":43}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-index","start":{"line":72,"column":32},"end":{"line":72,"column":43}}})) != null ? stack1 : "")
    + " | "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"cell").call(alias1,(depth0 != null ? lookupProperty(depth0,"when") : depth0),{"name":"cell","hash":{},"data":data,"loc":{"source":"reference-index","start":{"line":72,"column":46},"end":{"line":72,"column":59}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-index","start":{"line":72,"column":46},"end":{"line":72,"column":59}}})) != null ? stack1 : "")
    + " | "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"cell").call(alias1,(depth0 != null ? lookupProperty(depth0,"effect") : depth0),{"name":"cell","hash":{},"data":data,"loc":{"source":"reference-index","start":{"line":72,"column":62},"end":{"line":72,"column":77}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-index","start":{"line":72,"column":62},"end":{"line":72,"column":77}}})) != null ? stack1 : "")
    + " |\n";
},"18":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "A choice: "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"prose").call(alias1,(depth0 != null ? lookupProperty(depth0,"unspecified") : depth0),{"name":"prose","hash":{},"data":data,"loc":{"source":"reference-index","start":{"line":76,"column":10},"end":{"line":76,"column":31}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-index","start":{"line":76,"column":10},"end":{"line":76,"column":31}}})) != null ? stack1 : "")
    + "\n";
},"19":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "## Rules of the whole interface\n\n"
    + ((stack1 = lookupProperty(helpers,"each").call(depth0 != null ? depth0 : (container.nullContext || {}),(depth0 != null ? lookupProperty(depth0,"behaviours") : depth0),{"name":"each","hash":{},"fn":container.program(20, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-index","start":{"line":84,"column":0},"end":{"line":86,"column":9}}})) != null ? stack1 : "");
},"20":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "- "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"cell").call(alias1,(depth0 != null ? lookupProperty(depth0,"text") : depth0),{"name":"cell","hash":{},"data":data,"loc":{"source":"reference-index","start":{"line":85,"column":2},"end":{"line":85,"column":15}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-index","start":{"line":85,"column":2},"end":{"line":85,"column":15}}})) != null ? stack1 : "")
    + " ("
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"code").call(alias1,(depth0 != null ? lookupProperty(depth0,"id") : depth0),{"name":"code","hash":{},"data":data,"loc":{"source":"reference-index","start":{"line":85,"column":17},"end":{"line":85,"column":28}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-index","start":{"line":85,"column":17},"end":{"line":85,"column":28}}})) != null ? stack1 : "")
    + ")\n";
},"compiler":[8,">= 4.3.0"],"main":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "# "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,(depth0 != null ? lookupProperty(depth0,"title") : depth0),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-index","start":{"line":1,"column":2},"end":{"line":1,"column":11}}})) != null ? stack1 : "")
    + " "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,(depth0 != null ? lookupProperty(depth0,"version") : depth0),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-index","start":{"line":1,"column":12},"end":{"line":1,"column":23}}})) != null ? stack1 : "")
    + "\n\n"
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"prose").call(alias1,(depth0 != null ? lookupProperty(depth0,"description") : depth0),{"name":"prose","hash":{},"data":data,"loc":{"source":"reference-index","start":{"line":3,"column":0},"end":{"line":3,"column":21}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-index","start":{"line":3,"column":0},"end":{"line":3,"column":21}}})) != null ? stack1 : "")
    + "\n\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"servers") : depth0),{"name":"if","hash":{},"fn":container.program(0, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-index","start":{"line":5,"column":0},"end":{"line":14,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"variables") : depth0),{"name":"if","hash":{},"fn":container.program(2, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-index","start":{"line":15,"column":0},"end":{"line":22,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"each").call(alias1,(depth0 != null ? lookupProperty(depth0,"tags") : depth0),{"name":"each","hash":{},"fn":container.program(6, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-index","start":{"line":23,"column":0},"end":{"line":34,"column":9}}})) != null ? stack1 : "")
    + "## Further pages\n\n- [Schemas](schemas.md)\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"hasHeaders") : depth0),{"name":"if","hash":{},"fn":container.program(8, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-index","start":{"line":38,"column":0},"end":{"line":40,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"hasEvents") : depth0),{"name":"if","hash":{},"fn":container.program(9, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-index","start":{"line":41,"column":0},"end":{"line":43,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"hasPermissions") : depth0),{"name":"if","hash":{},"fn":container.program(10, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-index","start":{"line":44,"column":0},"end":{"line":46,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"hasErrors") : depth0),{"name":"if","hash":{},"fn":container.program(11, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-index","start":{"line":47,"column":0},"end":{"line":49,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"hasWebhooks") : depth0),{"name":"if","hash":{},"fn":container.program(12, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-index","start":{"line":50,"column":0},"end":{"line":52,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"hasChannels") : depth0),{"name":"if","hash":{},"fn":container.program(13, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-index","start":{"line":53,"column":0},"end":{"line":55,"column":7}}})) != null ? stack1 : "")
    + "\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"lifecycles") : depth0),{"name":"if","hash":{},"fn":container.program(14, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-index","start":{"line":57,"column":0},"end":{"line":80,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"behaviours") : depth0),{"name":"if","hash":{},"fn":container.program(19, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-index","start":{"line":81,"column":0},"end":{"line":87,"column":7}}})) != null ? stack1 : "");
},"useData":true},
  "reference-permissions": {"0":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "| "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"code").call(alias1,(depth0 != null ? lookupProperty(depth0,"name") : depth0),{"name":"code","hash":{},"data":data,"loc":{"source":"reference-permissions","start":{"line":6,"column":2},"end":{"line":6,"column":15}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-permissions","start":{"line":6,"column":2},"end":{"line":6,"column":15}}})) != null ? stack1 : "")
    + " | "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,(depth0 != null ? lookupProperty(depth0,"bit") : depth0),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-permissions","start":{"line":6,"column":18},"end":{"line":6,"column":25}}})) != null ? stack1 : "")
    + " | "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"cell").call(alias1,(depth0 != null ? lookupProperty(depth0,"description") : depth0),{"name":"cell","hash":{},"data":data,"loc":{"source":"reference-permissions","start":{"line":6,"column":28},"end":{"line":6,"column":48}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-permissions","start":{"line":6,"column":28},"end":{"line":6,"column":48}}})) != null ? stack1 : "")
    + " | "
    + ((stack1 = lookupProperty(helpers,"each").call(alias1,(depth0 != null ? lookupProperty(depth0,"operations") : depth0),{"name":"each","hash":{},"fn":container.program(1, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-permissions","start":{"line":6,"column":51},"end":{"line":6,"column":134}}})) != null ? stack1 : "")
    + " |\n";
},"1":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return ((stack1 = lookupProperty(helpers,"unless").call(alias1,(data && lookupProperty(data,"first")),{"name":"unless","hash":{},"fn":container.program(2, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-permissions","start":{"line":6,"column":71},"end":{"line":6,"column":102}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"link").call(alias1,(depth0 != null ? lookupProperty(depth0,"identifier") : depth0),(depth0 != null ? lookupProperty(depth0,"url") : depth0),{"name":"link","hash":{},"data":data,"loc":{"source":"reference-permissions","start":{"line":6,"column":102},"end":{"line":6,"column":125}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-permissions","start":{"line":6,"column":102},"end":{"line":6,"column":125}}})) != null ? stack1 : "");
},"2":function(container,depth0,helpers,partials,data) {
    return ", ";
},"compiler":[8,">= 4.3.0"],"main":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "# Permissions\n\n| name | bit | | operations that need it |\n|---|---|---|---|\n"
    + ((stack1 = lookupProperty(helpers,"each").call(depth0 != null ? depth0 : (container.nullContext || {}),(depth0 != null ? lookupProperty(depth0,"permissions") : depth0),{"name":"each","hash":{},"fn":container.program(0, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-permissions","start":{"line":5,"column":0},"end":{"line":7,"column":9}}})) != null ? stack1 : "");
},"useData":true},
  "reference-schemas": {"0":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "- "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,(depth0 != null ? lookupProperty(depth0,"name") : depth0),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-schemas","start":{"line":4,"column":2},"end":{"line":4,"column":10}}})) != null ? stack1 : "")
    + ": "
    + ((stack1 = lookupProperty(helpers,"each").call(alias1,(depth0 != null ? lookupProperty(depth0,"types") : depth0),{"name":"each","hash":{},"fn":container.program(1, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-schemas","start":{"line":4,"column":12},"end":{"line":4,"column":90}}})) != null ? stack1 : "")
    + "\n";
},"1":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return ((stack1 = lookupProperty(helpers,"unless").call(alias1,(data && lookupProperty(data,"first")),{"name":"unless","hash":{},"fn":container.program(2, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-schemas","start":{"line":4,"column":27},"end":{"line":4,"column":58}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"link").call(alias1,(depth0 != null ? lookupProperty(depth0,"identifier") : depth0),(depth0 != null ? lookupProperty(depth0,"url") : depth0),{"name":"link","hash":{},"data":data,"loc":{"source":"reference-schemas","start":{"line":4,"column":58},"end":{"line":4,"column":81}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-schemas","start":{"line":4,"column":58},"end":{"line":4,"column":81}}})) != null ? stack1 : "");
},"2":function(container,depth0,helpers,partials,data) {
    return ", ";
},"3":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "## "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,(depth0 != null ? lookupProperty(depth0,"identifier") : depth0),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-schemas","start":{"line":8,"column":3},"end":{"line":8,"column":17}}})) != null ? stack1 : "")
    + "\n\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"deprecated") : depth0),{"name":"if","hash":{},"fn":container.program(4, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-schemas","start":{"line":10,"column":0},"end":{"line":12,"column":7}}})) != null ? stack1 : "")
    + "\n"
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"prose").call(alias1,(depth0 != null ? lookupProperty(depth0,"description") : depth0),{"name":"prose","hash":{},"data":data,"loc":{"source":"reference-schemas","start":{"line":14,"column":0},"end":{"line":14,"column":21}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-schemas","start":{"line":14,"column":0},"end":{"line":14,"column":21}}})) != null ? stack1 : "")
    + "\n\n"
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"prose").call(alias1,(depth0 != null ? lookupProperty(depth0,"standalone") : depth0),{"name":"prose","hash":{},"data":data,"loc":{"source":"reference-schemas","start":{"line":16,"column":0},"end":{"line":16,"column":20}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-schemas","start":{"line":16,"column":0},"end":{"line":16,"column":20}}})) != null ? stack1 : "")
    + "\n\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"shown") : depth0),{"name":"if","hash":{},"fn":container.program(5, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-schemas","start":{"line":18,"column":0},"end":{"line":21,"column":7}}})) != null ? stack1 : "")
    + "\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,((stack1 = (depth0 != null ? lookupProperty(depth0,"tags") : depth0)) != null ? lookupProperty(stack1,"rows") : stack1),{"name":"if","hash":{},"fn":container.program(6, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-schemas","start":{"line":23,"column":0},"end":{"line":29,"column":7}}})) != null ? stack1 : "")
    + "\n"
    + ((stack1 = lookupProperty(helpers,"each").call(alias1,(depth0 != null ? lookupProperty(depth0,"limits") : depth0),{"name":"each","hash":{},"fn":container.program(9, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-schemas","start":{"line":31,"column":0},"end":{"line":33,"column":9}}})) != null ? stack1 : "")
    + "\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"members") : depth0),{"name":"if","hash":{},"fn":container.program(10, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-schemas","start":{"line":35,"column":0},"end":{"line":41,"column":7}}})) != null ? stack1 : "")
    + "\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"flags") : depth0),{"name":"if","hash":{},"fn":container.program(12, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-schemas","start":{"line":43,"column":0},"end":{"line":49,"column":7}}})) != null ? stack1 : "")
    + "\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"fields") : depth0),{"name":"if","hash":{},"fn":container.program(14, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-schemas","start":{"line":51,"column":0},"end":{"line":53,"column":7}}})) != null ? stack1 : "")
    + "\n"
    + ((stack1 = lookupProperty(helpers,"each").call(alias1,(depth0 != null ? lookupProperty(depth0,"behaviours") : depth0),{"name":"each","hash":{},"fn":container.program(15, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-schemas","start":{"line":55,"column":0},"end":{"line":57,"column":9}}})) != null ? stack1 : "")
    + "\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"unspecified") : depth0),{"name":"if","hash":{},"fn":container.program(16, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-schemas","start":{"line":59,"column":0},"end":{"line":61,"column":7}}})) != null ? stack1 : "")
    + "\n";
},"4":function(container,depth0,helpers,partials,data) {
    return "**Deprecated.**\n";
},"5":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return ((stack1 = container.invokePartial(lookupProperty(partials,"reference-type"),depth0,{"name":"reference-type","data":data,"helpers":helpers,"partials":partials,"decorators":container.decorators})) != null ? stack1 : "")
    + "\n";
},"6":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "| "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"code").call(alias1,((stack1 = (depth0 != null ? lookupProperty(depth0,"tags") : depth0)) != null ? lookupProperty(stack1,"property") : stack1),{"name":"code","hash":{},"data":data,"loc":{"source":"reference-schemas","start":{"line":24,"column":2},"end":{"line":24,"column":24}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-schemas","start":{"line":24,"column":2},"end":{"line":24,"column":24}}})) != null ? stack1 : "")
    + " | is |\n|---|---|\n"
    + ((stack1 = lookupProperty(helpers,"each").call(alias1,((stack1 = (depth0 != null ? lookupProperty(depth0,"tags") : depth0)) != null ? lookupProperty(stack1,"rows") : stack1),{"name":"each","hash":{},"fn":container.program(7, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-schemas","start":{"line":26,"column":0},"end":{"line":28,"column":9}}})) != null ? stack1 : "");
},"7":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "| "
    + ((stack1 = lookupProperty(helpers,"each").call(depth0 != null ? depth0 : (container.nullContext || {}),(depth0 != null ? lookupProperty(depth0,"values") : depth0),{"name":"each","hash":{},"fn":container.program(8, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-schemas","start":{"line":27,"column":2},"end":{"line":27,"column":71}}})) != null ? stack1 : "")
    + " | "
    + ((stack1 = container.invokePartial(lookupProperty(partials,"reference-type"),depth0,{"name":"reference-type","data":data,"helpers":helpers,"partials":partials,"decorators":container.decorators})) != null ? stack1 : "")
    + " |\n";
},"8":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return ((stack1 = lookupProperty(helpers,"unless").call(alias1,(data && lookupProperty(data,"first")),{"name":"unless","hash":{},"fn":container.program(2, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-schemas","start":{"line":27,"column":18},"end":{"line":27,"column":49}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"code").call(alias1,depth0,{"name":"code","hash":{},"data":data,"loc":{"source":"reference-schemas","start":{"line":27,"column":49},"end":{"line":27,"column":62}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-schemas","start":{"line":27,"column":49},"end":{"line":27,"column":62}}})) != null ? stack1 : "");
},"9":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "- "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"prose").call(alias1,depth0,{"name":"prose","hash":{},"data":data,"loc":{"source":"reference-schemas","start":{"line":32,"column":2},"end":{"line":32,"column":16}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-schemas","start":{"line":32,"column":2},"end":{"line":32,"column":16}}})) != null ? stack1 : "")
    + "\n";
},"10":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "| name | value | |\n|---|---|---|\n"
    + ((stack1 = lookupProperty(helpers,"each").call(depth0 != null ? depth0 : (container.nullContext || {}),(depth0 != null ? lookupProperty(depth0,"members") : depth0),{"name":"each","hash":{},"fn":container.program(11, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-schemas","start":{"line":38,"column":0},"end":{"line":40,"column":9}}})) != null ? stack1 : "");
},"11":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "| "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"cell").call(alias1,(depth0 != null ? lookupProperty(depth0,"name") : depth0),{"name":"cell","hash":{},"data":data,"loc":{"source":"reference-schemas","start":{"line":39,"column":2},"end":{"line":39,"column":15}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-schemas","start":{"line":39,"column":2},"end":{"line":39,"column":15}}})) != null ? stack1 : "")
    + " | "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"code").call(alias1,(depth0 != null ? lookupProperty(depth0,"value") : depth0),{"name":"code","hash":{},"data":data,"loc":{"source":"reference-schemas","start":{"line":39,"column":18},"end":{"line":39,"column":32}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-schemas","start":{"line":39,"column":18},"end":{"line":39,"column":32}}})) != null ? stack1 : "")
    + " | "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"cell").call(alias1,(depth0 != null ? lookupProperty(depth0,"description") : depth0),{"name":"cell","hash":{},"data":data,"loc":{"source":"reference-schemas","start":{"line":39,"column":35},"end":{"line":39,"column":55}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-schemas","start":{"line":39,"column":35},"end":{"line":39,"column":55}}})) != null ? stack1 : "")
    + " |\n";
},"12":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "| flag | bit | |\n|---|---|---|\n"
    + ((stack1 = lookupProperty(helpers,"each").call(depth0 != null ? depth0 : (container.nullContext || {}),(depth0 != null ? lookupProperty(depth0,"flags") : depth0),{"name":"each","hash":{},"fn":container.program(13, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-schemas","start":{"line":46,"column":0},"end":{"line":48,"column":9}}})) != null ? stack1 : "");
},"13":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "| "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"cell").call(alias1,(depth0 != null ? lookupProperty(depth0,"name") : depth0),{"name":"cell","hash":{},"data":data,"loc":{"source":"reference-schemas","start":{"line":47,"column":2},"end":{"line":47,"column":15}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-schemas","start":{"line":47,"column":2},"end":{"line":47,"column":15}}})) != null ? stack1 : "")
    + " | "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,(depth0 != null ? lookupProperty(depth0,"bit") : depth0),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-schemas","start":{"line":47,"column":18},"end":{"line":47,"column":25}}})) != null ? stack1 : "")
    + " | "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"cell").call(alias1,(depth0 != null ? lookupProperty(depth0,"description") : depth0),{"name":"cell","hash":{},"data":data,"loc":{"source":"reference-schemas","start":{"line":47,"column":28},"end":{"line":47,"column":48}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-schemas","start":{"line":47,"column":28},"end":{"line":47,"column":48}}})) != null ? stack1 : "")
    + " |\n";
},"14":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return ((stack1 = container.invokePartial(lookupProperty(partials,"reference-fields"),depth0,{"name":"reference-fields","data":data,"helpers":helpers,"partials":partials,"decorators":container.decorators})) != null ? stack1 : "");
},"15":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "- "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"cell").call(alias1,(depth0 != null ? lookupProperty(depth0,"text") : depth0),{"name":"cell","hash":{},"data":data,"loc":{"source":"reference-schemas","start":{"line":56,"column":2},"end":{"line":56,"column":15}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-schemas","start":{"line":56,"column":2},"end":{"line":56,"column":15}}})) != null ? stack1 : "")
    + " ("
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"code").call(alias1,(depth0 != null ? lookupProperty(depth0,"id") : depth0),{"name":"code","hash":{},"data":data,"loc":{"source":"reference-schemas","start":{"line":56,"column":17},"end":{"line":56,"column":28}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-schemas","start":{"line":56,"column":17},"end":{"line":56,"column":28}}})) != null ? stack1 : "")
    + ")\n";
},"16":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "A choice: "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"prose").call(alias1,(depth0 != null ? lookupProperty(depth0,"unspecified") : depth0),{"name":"prose","hash":{},"data":data,"loc":{"source":"reference-schemas","start":{"line":60,"column":10},"end":{"line":60,"column":31}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-schemas","start":{"line":60,"column":10},"end":{"line":60,"column":31}}})) != null ? stack1 : "")
    + "\n";
},"compiler":[8,">= 4.3.0"],"main":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "# "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,(depth0 != null ? lookupProperty(depth0,"title") : depth0),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-schemas","start":{"line":1,"column":2},"end":{"line":1,"column":11}}})) != null ? stack1 : "")
    + "\n\n"
    + ((stack1 = lookupProperty(helpers,"each").call(alias1,(depth0 != null ? lookupProperty(depth0,"groups") : depth0),{"name":"each","hash":{},"fn":container.program(0, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-schemas","start":{"line":3,"column":0},"end":{"line":5,"column":9}}})) != null ? stack1 : "")
    + "\n"
    + ((stack1 = lookupProperty(helpers,"each").call(alias1,(depth0 != null ? lookupProperty(depth0,"types") : depth0),{"name":"each","hash":{},"fn":container.program(3, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-schemas","start":{"line":7,"column":0},"end":{"line":63,"column":9}}})) != null ? stack1 : "");
},"usePartial":true,"useData":true},
  "reference-tag": {"0":function(container,depth0,helpers,partials,data,blockParams,depths) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "## "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,(depth0 != null ? lookupProperty(depth0,"identifier") : depth0),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-tag","start":{"line":6,"column":3},"end":{"line":6,"column":17}}})) != null ? stack1 : "")
    + "\n\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"deprecated") : depth0),{"name":"if","hash":{},"fn":container.program(1, data, 0, blockParams, depths),"inverse":container.noop,"data":data,"loc":{"source":"reference-tag","start":{"line":8,"column":0},"end":{"line":10,"column":7}}})) != null ? stack1 : "")
    + "\n"
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"prose").call(alias1,(depth0 != null ? lookupProperty(depth0,"summary") : depth0),{"name":"prose","hash":{},"data":data,"loc":{"source":"reference-tag","start":{"line":12,"column":0},"end":{"line":12,"column":17}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-tag","start":{"line":12,"column":0},"end":{"line":12,"column":17}}})) != null ? stack1 : "")
    + "\n\n"
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"prose").call(alias1,(depth0 != null ? lookupProperty(depth0,"description") : depth0),{"name":"prose","hash":{},"data":data,"loc":{"source":"reference-tag","start":{"line":14,"column":0},"end":{"line":14,"column":21}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-tag","start":{"line":14,"column":0},"end":{"line":14,"column":21}}})) != null ? stack1 : "")
    + "\n\n"
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"code").call(alias1,(depth0 != null ? lookupProperty(depth0,"route") : depth0),{"name":"code","hash":{},"data":data,"loc":{"source":"reference-tag","start":{"line":16,"column":0},"end":{"line":16,"column":14}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-tag","start":{"line":16,"column":0},"end":{"line":16,"column":14}}})) != null ? stack1 : "")
    + "\n\n| | |\n|---|---|\n| Login | "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"cell").call(alias1,(depth0 != null ? lookupProperty(depth0,"login") : depth0),{"name":"cell","hash":{},"data":data,"loc":{"source":"reference-tag","start":{"line":20,"column":10},"end":{"line":20,"column":24}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-tag","start":{"line":20,"column":10},"end":{"line":20,"column":24}}})) != null ? stack1 : "")
    + " |\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"permissions") : depth0),{"name":"if","hash":{},"fn":container.program(2, data, 0, blockParams, depths),"inverse":container.noop,"data":data,"loc":{"source":"reference-tag","start":{"line":21,"column":0},"end":{"line":23,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"ownerOnly") : depth0),{"name":"if","hash":{},"fn":container.program(3, data, 0, blockParams, depths),"inverse":container.noop,"data":data,"loc":{"source":"reference-tag","start":{"line":24,"column":0},"end":{"line":26,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"events") : depth0),{"name":"if","hash":{},"fn":container.program(4, data, 0, blockParams, depths),"inverse":container.noop,"data":data,"loc":{"source":"reference-tag","start":{"line":27,"column":0},"end":{"line":29,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"sharesRoute") : depth0),{"name":"if","hash":{},"fn":container.program(5, data, 0, blockParams, depths),"inverse":container.noop,"data":data,"loc":{"source":"reference-tag","start":{"line":30,"column":0},"end":{"line":32,"column":7}}})) != null ? stack1 : "")
    + "\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"parameters") : depth0),{"name":"if","hash":{},"fn":container.program(6, data, 0, blockParams, depths),"inverse":container.noop,"data":data,"loc":{"source":"reference-tag","start":{"line":34,"column":0},"end":{"line":42,"column":7}}})) != null ? stack1 : "")
    + "\n"
    + ((stack1 = lookupProperty(helpers,"each").call(alias1,(depth0 != null ? lookupProperty(depth0,"bodies") : depth0),{"name":"each","hash":{},"fn":container.program(11, data, 0, blockParams, depths),"inverse":container.noop,"data":data,"loc":{"source":"reference-tag","start":{"line":44,"column":0},"end":{"line":54,"column":9}}})) != null ? stack1 : "")
    + "\n### Answers of "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,(depth0 != null ? lookupProperty(depth0,"identifier") : depth0),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-tag","start":{"line":56,"column":15},"end":{"line":56,"column":29}}})) != null ? stack1 : "")
    + "\n\n| status | body | |\n|---|---|---|\n"
    + ((stack1 = lookupProperty(helpers,"each").call(alias1,(depth0 != null ? lookupProperty(depth0,"responses") : depth0),{"name":"each","hash":{},"fn":container.program(15, data, 0, blockParams, depths),"inverse":container.noop,"data":data,"loc":{"source":"reference-tag","start":{"line":60,"column":0},"end":{"line":62,"column":9}}})) != null ? stack1 : "")
    + "\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"errors") : depth0),{"name":"if","hash":{},"fn":container.program(18, data, 0, blockParams, depths),"inverse":container.noop,"data":data,"loc":{"source":"reference-tag","start":{"line":64,"column":0},"end":{"line":70,"column":7}}})) != null ? stack1 : "")
    + "\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"behaviours") : depth0),{"name":"if","hash":{},"fn":container.program(20, data, 0, blockParams, depths),"inverse":container.noop,"data":data,"loc":{"source":"reference-tag","start":{"line":72,"column":0},"end":{"line":78,"column":7}}})) != null ? stack1 : "")
    + "\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"unspecified") : depth0),{"name":"if","hash":{},"fn":container.program(23, data, 0, blockParams, depths),"inverse":container.noop,"data":data,"loc":{"source":"reference-tag","start":{"line":80,"column":0},"end":{"line":82,"column":7}}})) != null ? stack1 : "")
    + "\n### Example of "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,(depth0 != null ? lookupProperty(depth0,"identifier") : depth0),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-tag","start":{"line":84,"column":15},"end":{"line":84,"column":29}}})) != null ? stack1 : "")
    + "\n\n"
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"fence").call(alias1,(depth0 != null ? lookupProperty(depth0,"example") : depth0),"ts",{"name":"fence","hash":{},"data":data,"loc":{"source":"reference-tag","start":{"line":86,"column":0},"end":{"line":86,"column":22}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-tag","start":{"line":86,"column":0},"end":{"line":86,"column":22}}})) != null ? stack1 : "")
    + "\n\n";
},"1":function(container,depth0,helpers,partials,data) {
    return "**Deprecated.**\n";
},"2":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "| Permissions | "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"cell").call(alias1,(depth0 != null ? lookupProperty(depth0,"permissions") : depth0),{"name":"cell","hash":{},"data":data,"loc":{"source":"reference-tag","start":{"line":22,"column":16},"end":{"line":22,"column":36}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-tag","start":{"line":22,"column":16},"end":{"line":22,"column":36}}})) != null ? stack1 : "")
    + " |\n";
},"3":function(container,depth0,helpers,partials,data) {
    return "| Owner | only the owner of the guild |\n";
},"4":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "| Events | "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"cell").call(alias1,(depth0 != null ? lookupProperty(depth0,"events") : depth0),{"name":"cell","hash":{},"data":data,"loc":{"source":"reference-tag","start":{"line":28,"column":11},"end":{"line":28,"column":26}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-tag","start":{"line":28,"column":11},"end":{"line":28,"column":26}}})) != null ? stack1 : "")
    + " |\n";
},"5":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "| Shares its route with | "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"cell").call(alias1,(depth0 != null ? lookupProperty(depth0,"sharesRoute") : depth0),{"name":"cell","hash":{},"data":data,"loc":{"source":"reference-tag","start":{"line":31,"column":26},"end":{"line":31,"column":46}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-tag","start":{"line":31,"column":26},"end":{"line":31,"column":46}}})) != null ? stack1 : "")
    + " |\n";
},"6":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "### Parameters of "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,(depth0 != null ? lookupProperty(depth0,"identifier") : depth0),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-tag","start":{"line":35,"column":18},"end":{"line":35,"column":32}}})) != null ? stack1 : "")
    + "\n\n| name | in | type | required | default | |\n|---|---|---|---|---|---|\n"
    + ((stack1 = lookupProperty(helpers,"each").call(alias1,(depth0 != null ? lookupProperty(depth0,"parameters") : depth0),{"name":"each","hash":{},"fn":container.program(7, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-tag","start":{"line":39,"column":0},"end":{"line":41,"column":9}}})) != null ? stack1 : "");
},"7":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "| "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"code").call(alias1,(depth0 != null ? lookupProperty(depth0,"name") : depth0),{"name":"code","hash":{},"data":data,"loc":{"source":"reference-tag","start":{"line":40,"column":2},"end":{"line":40,"column":15}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-tag","start":{"line":40,"column":2},"end":{"line":40,"column":15}}})) != null ? stack1 : "")
    + " | "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,(depth0 != null ? lookupProperty(depth0,"place") : depth0),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-tag","start":{"line":40,"column":18},"end":{"line":40,"column":27}}})) != null ? stack1 : "")
    + " | "
    + ((stack1 = container.invokePartial(lookupProperty(partials,"reference-type"),depth0,{"name":"reference-type","data":data,"helpers":helpers,"partials":partials,"decorators":container.decorators})) != null ? stack1 : "")
    + " | "
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"required") : depth0),{"name":"if","hash":{},"fn":container.program(8, data, 0),"inverse":container.program(9, data, 0),"data":data,"loc":{"source":"reference-tag","start":{"line":40,"column":53},"end":{"line":40,"column":89}}})) != null ? stack1 : "")
    + " | "
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"defaultValue") : depth0),{"name":"if","hash":{},"fn":container.program(10, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-tag","start":{"line":40,"column":92},"end":{"line":40,"column":140}}})) != null ? stack1 : "")
    + " | "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"cell").call(alias1,(depth0 != null ? lookupProperty(depth0,"text") : depth0),{"name":"cell","hash":{},"data":data,"loc":{"source":"reference-tag","start":{"line":40,"column":143},"end":{"line":40,"column":156}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-tag","start":{"line":40,"column":143},"end":{"line":40,"column":156}}})) != null ? stack1 : "")
    + " |\n";
},"8":function(container,depth0,helpers,partials,data) {
    return "yes";
},"9":function(container,depth0,helpers,partials,data) {
    return "no";
},"10":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"code").call(alias1,(depth0 != null ? lookupProperty(depth0,"defaultValue") : depth0),{"name":"code","hash":{},"data":data,"loc":{"source":"reference-tag","start":{"line":40,"column":112},"end":{"line":40,"column":133}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-tag","start":{"line":40,"column":112},"end":{"line":40,"column":133}}})) != null ? stack1 : "");
},"11":function(container,depth0,helpers,partials,data,blockParams,depths) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "### Body of "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,(depths[1] != null ? lookupProperty(depths[1],"identifier") : depths[1]),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-tag","start":{"line":45,"column":12},"end":{"line":45,"column":29}}})) != null ? stack1 : "")
    + " as "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,(depth0 != null ? lookupProperty(depth0,"mediaType") : depth0),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-tag","start":{"line":45,"column":33},"end":{"line":45,"column":46}}})) != null ? stack1 : "")
    + "\n\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"required") : depth0),{"name":"if","hash":{},"fn":container.program(12, data, 0, blockParams, depths),"inverse":container.program(13, data, 0, blockParams, depths),"data":data,"loc":{"source":"reference-tag","start":{"line":47,"column":0},"end":{"line":47,"column":49}}})) != null ? stack1 : "")
    + " "
    + ((stack1 = container.invokePartial(lookupProperty(partials,"reference-type"),depth0,{"name":"reference-type","data":data,"helpers":helpers,"partials":partials,"decorators":container.decorators})) != null ? stack1 : "")
    + "\n\n\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"fields") : depth0),{"name":"if","hash":{},"fn":container.program(14, data, 0, blockParams, depths),"inverse":container.noop,"data":data,"loc":{"source":"reference-tag","start":{"line":50,"column":0},"end":{"line":52,"column":7}}})) != null ? stack1 : "")
    + "\n";
},"12":function(container,depth0,helpers,partials,data) {
    return "Required.";
},"13":function(container,depth0,helpers,partials,data) {
    return "Optional.";
},"14":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return ((stack1 = container.invokePartial(lookupProperty(partials,"reference-fields"),depth0,{"name":"reference-fields","data":data,"helpers":helpers,"partials":partials,"decorators":container.decorators})) != null ? stack1 : "");
},"15":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "| "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,(depth0 != null ? lookupProperty(depth0,"status") : depth0),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-tag","start":{"line":61,"column":2},"end":{"line":61,"column":12}}})) != null ? stack1 : "")
    + " | "
    + ((stack1 = lookupProperty(helpers,"each").call(alias1,(depth0 != null ? lookupProperty(depth0,"types") : depth0),{"name":"each","hash":{},"fn":container.program(16, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-tag","start":{"line":61,"column":15},"end":{"line":61,"column":90}}})) != null ? stack1 : "")
    + " | "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"cell").call(alias1,(depth0 != null ? lookupProperty(depth0,"description") : depth0),{"name":"cell","hash":{},"data":data,"loc":{"source":"reference-tag","start":{"line":61,"column":93},"end":{"line":61,"column":113}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-tag","start":{"line":61,"column":93},"end":{"line":61,"column":113}}})) != null ? stack1 : "")
    + " |\n";
},"16":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return ((stack1 = lookupProperty(helpers,"unless").call(depth0 != null ? depth0 : (container.nullContext || {}),(data && lookupProperty(data,"first")),{"name":"unless","hash":{},"fn":container.program(17, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-tag","start":{"line":61,"column":30},"end":{"line":61,"column":61}}})) != null ? stack1 : "")
    + ((stack1 = container.invokePartial(lookupProperty(partials,"reference-type"),depth0,{"name":"reference-type","data":data,"helpers":helpers,"partials":partials,"decorators":container.decorators})) != null ? stack1 : "");
},"17":function(container,depth0,helpers,partials,data) {
    return ", ";
},"18":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "| error | status | code | message |\n|---|---|---|---|\n"
    + ((stack1 = lookupProperty(helpers,"each").call(depth0 != null ? depth0 : (container.nullContext || {}),(depth0 != null ? lookupProperty(depth0,"errors") : depth0),{"name":"each","hash":{},"fn":container.program(19, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-tag","start":{"line":67,"column":0},"end":{"line":69,"column":9}}})) != null ? stack1 : "");
},"19":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "| "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"code").call(alias1,(depth0 != null ? lookupProperty(depth0,"name") : depth0),{"name":"code","hash":{},"data":data,"loc":{"source":"reference-tag","start":{"line":68,"column":2},"end":{"line":68,"column":15}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-tag","start":{"line":68,"column":2},"end":{"line":68,"column":15}}})) != null ? stack1 : "")
    + " | "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,(depth0 != null ? lookupProperty(depth0,"status") : depth0),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-tag","start":{"line":68,"column":18},"end":{"line":68,"column":28}}})) != null ? stack1 : "")
    + " | "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,(depth0 != null ? lookupProperty(depth0,"code") : depth0),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-tag","start":{"line":68,"column":31},"end":{"line":68,"column":44}}})) != null ? stack1 : "")
    + " | "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"cell").call(alias1,(depth0 != null ? lookupProperty(depth0,"message") : depth0),{"name":"cell","hash":{},"data":data,"loc":{"source":"reference-tag","start":{"line":68,"column":47},"end":{"line":68,"column":63}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-tag","start":{"line":68,"column":47},"end":{"line":68,"column":63}}})) != null ? stack1 : "")
    + " |\n";
},"20":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "### Behaviour of "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,(depth0 != null ? lookupProperty(depth0,"identifier") : depth0),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-tag","start":{"line":73,"column":17},"end":{"line":73,"column":31}}})) != null ? stack1 : "")
    + "\n\n"
    + ((stack1 = lookupProperty(helpers,"each").call(alias1,(depth0 != null ? lookupProperty(depth0,"behaviours") : depth0),{"name":"each","hash":{},"fn":container.program(21, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-tag","start":{"line":75,"column":0},"end":{"line":77,"column":9}}})) != null ? stack1 : "");
},"21":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "- "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"cell").call(alias1,(depth0 != null ? lookupProperty(depth0,"text") : depth0),{"name":"cell","hash":{},"data":data,"loc":{"source":"reference-tag","start":{"line":76,"column":2},"end":{"line":76,"column":15}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-tag","start":{"line":76,"column":2},"end":{"line":76,"column":15}}})) != null ? stack1 : "")
    + " ("
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"code").call(alias1,(depth0 != null ? lookupProperty(depth0,"id") : depth0),{"name":"code","hash":{},"data":data,"loc":{"source":"reference-tag","start":{"line":76,"column":17},"end":{"line":76,"column":28}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-tag","start":{"line":76,"column":17},"end":{"line":76,"column":28}}})) != null ? stack1 : "")
    + ")"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"unspecified") : depth0),{"name":"if","hash":{},"fn":container.program(22, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-tag","start":{"line":76,"column":29},"end":{"line":76,"column":86}}})) != null ? stack1 : "")
    + "\n";
},"22":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return " A choice: "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"cell").call(alias1,(depth0 != null ? lookupProperty(depth0,"unspecified") : depth0),{"name":"cell","hash":{},"data":data,"loc":{"source":"reference-tag","start":{"line":76,"column":59},"end":{"line":76,"column":79}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-tag","start":{"line":76,"column":59},"end":{"line":76,"column":79}}})) != null ? stack1 : "");
},"23":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "A choice: "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"prose").call(alias1,(depth0 != null ? lookupProperty(depth0,"unspecified") : depth0),{"name":"prose","hash":{},"data":data,"loc":{"source":"reference-tag","start":{"line":81,"column":10},"end":{"line":81,"column":31}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-tag","start":{"line":81,"column":10},"end":{"line":81,"column":31}}})) != null ? stack1 : "")
    + "\n";
},"compiler":[8,">= 4.3.0"],"main":function(container,depth0,helpers,partials,data,blockParams,depths) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "# "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,(depth0 != null ? lookupProperty(depth0,"name") : depth0),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-tag","start":{"line":1,"column":2},"end":{"line":1,"column":10}}})) != null ? stack1 : "")
    + "\n\n"
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"prose").call(alias1,(depth0 != null ? lookupProperty(depth0,"description") : depth0),{"name":"prose","hash":{},"data":data,"loc":{"source":"reference-tag","start":{"line":3,"column":0},"end":{"line":3,"column":21}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-tag","start":{"line":3,"column":0},"end":{"line":3,"column":21}}})) != null ? stack1 : "")
    + "\n\n"
    + ((stack1 = lookupProperty(helpers,"each").call(alias1,(depth0 != null ? lookupProperty(depth0,"operations") : depth0),{"name":"each","hash":{},"fn":container.program(0, data, 0, blockParams, depths),"inverse":container.noop,"data":data,"loc":{"source":"reference-tag","start":{"line":5,"column":0},"end":{"line":88,"column":9}}})) != null ? stack1 : "");
},"usePartial":true,"useData":true,"useDepths":true},
  "reference-type": {"0":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return ((stack1 = lookupProperty(helpers,"print").call(depth0 != null ? depth0 : (container.nullContext || {}),(depth0 != null ? lookupProperty(depth0,"typeBefore") : depth0),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-type","start":{"line":1,"column":18},"end":{"line":1,"column":32}}})) != null ? stack1 : "")
    + " ";
},"1":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"link").call(alias1,(depth0 != null ? lookupProperty(depth0,"type") : depth0),(depth0 != null ? lookupProperty(depth0,"typeLink") : depth0),{"name":"link","hash":{},"data":data,"loc":{"source":"reference-type","start":{"line":1,"column":56},"end":{"line":1,"column":78}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-type","start":{"line":1,"column":56},"end":{"line":1,"column":78}}})) != null ? stack1 : "");
},"2":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return ((stack1 = lookupProperty(helpers,"print").call(depth0 != null ? depth0 : (container.nullContext || {}),(depth0 != null ? lookupProperty(depth0,"type") : depth0),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-type","start":{"line":1,"column":86},"end":{"line":1,"column":94}}})) != null ? stack1 : "");
},"3":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return " "
    + ((stack1 = lookupProperty(helpers,"print").call(depth0 != null ? depth0 : (container.nullContext || {}),(depth0 != null ? lookupProperty(depth0,"typeAfter") : depth0),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-type","start":{"line":1,"column":119},"end":{"line":1,"column":132}}})) != null ? stack1 : "");
},"compiler":[8,">= 4.3.0"],"main":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"typeBefore") : depth0),{"name":"if","hash":{},"fn":container.program(0, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-type","start":{"line":1,"column":0},"end":{"line":1,"column":40}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"typeLink") : depth0),{"name":"if","hash":{},"fn":container.program(1, data, 0),"inverse":container.program(2, data, 0),"data":data,"loc":{"source":"reference-type","start":{"line":1,"column":40},"end":{"line":1,"column":101}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"typeAfter") : depth0),{"name":"if","hash":{},"fn":container.program(3, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-type","start":{"line":1,"column":101},"end":{"line":1,"column":140}}})) != null ? stack1 : "");
},"useData":true},
  "reference-webhooks": {"0":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "## "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,(depth0 != null ? lookupProperty(depth0,"name") : depth0),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-webhooks","start":{"line":6,"column":3},"end":{"line":6,"column":11}}})) != null ? stack1 : "")
    + "\n\n"
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"prose").call(alias1,(depth0 != null ? lookupProperty(depth0,"summary") : depth0),{"name":"prose","hash":{},"data":data,"loc":{"source":"reference-webhooks","start":{"line":8,"column":0},"end":{"line":8,"column":17}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-webhooks","start":{"line":8,"column":0},"end":{"line":8,"column":17}}})) != null ? stack1 : "")
    + "\n\n"
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"prose").call(alias1,(depth0 != null ? lookupProperty(depth0,"description") : depth0),{"name":"prose","hash":{},"data":data,"loc":{"source":"reference-webhooks","start":{"line":10,"column":0},"end":{"line":10,"column":21}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-webhooks","start":{"line":10,"column":0},"end":{"line":10,"column":21}}})) != null ? stack1 : "")
    + "\n\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"parameters") : depth0),{"name":"if","hash":{},"fn":container.program(1, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-webhooks","start":{"line":12,"column":0},"end":{"line":18,"column":7}}})) != null ? stack1 : "")
    + "\n"
    + ((stack1 = lookupProperty(helpers,"each").call(alias1,(depth0 != null ? lookupProperty(depth0,"bodies") : depth0),{"name":"each","hash":{},"fn":container.program(5, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-webhooks","start":{"line":20,"column":0},"end":{"line":23,"column":9}}})) != null ? stack1 : "")
    + "\n### Answers of "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,(depth0 != null ? lookupProperty(depth0,"name") : depth0),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-webhooks","start":{"line":25,"column":15},"end":{"line":25,"column":23}}})) != null ? stack1 : "")
    + "\n\n| status | body | |\n|---|---|---|\n"
    + ((stack1 = lookupProperty(helpers,"each").call(alias1,(depth0 != null ? lookupProperty(depth0,"responses") : depth0),{"name":"each","hash":{},"fn":container.program(8, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-webhooks","start":{"line":29,"column":0},"end":{"line":31,"column":9}}})) != null ? stack1 : "")
    + "\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"allowed") : depth0),{"name":"if","hash":{},"fn":container.program(11, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-webhooks","start":{"line":33,"column":0},"end":{"line":44,"column":7}}})) != null ? stack1 : "")
    + "\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"followUps") : depth0),{"name":"if","hash":{},"fn":container.program(14, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-webhooks","start":{"line":46,"column":0},"end":{"line":48,"column":7}}})) != null ? stack1 : "")
    + "\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"signature") : depth0),{"name":"if","hash":{},"fn":container.program(15, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-webhooks","start":{"line":50,"column":0},"end":{"line":60,"column":7}}})) != null ? stack1 : "")
    + "\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"behaviours") : depth0),{"name":"if","hash":{},"fn":container.program(16, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-webhooks","start":{"line":62,"column":0},"end":{"line":68,"column":7}}})) != null ? stack1 : "")
    + "\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"unspecified") : depth0),{"name":"if","hash":{},"fn":container.program(19, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-webhooks","start":{"line":70,"column":0},"end":{"line":72,"column":7}}})) != null ? stack1 : "")
    + "\n";
},"1":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "| name | in | type | required | |\n|---|---|---|---|---|\n"
    + ((stack1 = lookupProperty(helpers,"each").call(depth0 != null ? depth0 : (container.nullContext || {}),(depth0 != null ? lookupProperty(depth0,"parameters") : depth0),{"name":"each","hash":{},"fn":container.program(2, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-webhooks","start":{"line":15,"column":0},"end":{"line":17,"column":9}}})) != null ? stack1 : "");
},"2":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "| "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"code").call(alias1,(depth0 != null ? lookupProperty(depth0,"name") : depth0),{"name":"code","hash":{},"data":data,"loc":{"source":"reference-webhooks","start":{"line":16,"column":2},"end":{"line":16,"column":15}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-webhooks","start":{"line":16,"column":2},"end":{"line":16,"column":15}}})) != null ? stack1 : "")
    + " | "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,(depth0 != null ? lookupProperty(depth0,"place") : depth0),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-webhooks","start":{"line":16,"column":18},"end":{"line":16,"column":27}}})) != null ? stack1 : "")
    + " | "
    + ((stack1 = container.invokePartial(lookupProperty(partials,"reference-type"),depth0,{"name":"reference-type","data":data,"helpers":helpers,"partials":partials,"decorators":container.decorators})) != null ? stack1 : "")
    + " | "
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"required") : depth0),{"name":"if","hash":{},"fn":container.program(3, data, 0),"inverse":container.program(4, data, 0),"data":data,"loc":{"source":"reference-webhooks","start":{"line":16,"column":53},"end":{"line":16,"column":89}}})) != null ? stack1 : "")
    + " | "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"cell").call(alias1,(depth0 != null ? lookupProperty(depth0,"text") : depth0),{"name":"cell","hash":{},"data":data,"loc":{"source":"reference-webhooks","start":{"line":16,"column":92},"end":{"line":16,"column":105}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-webhooks","start":{"line":16,"column":92},"end":{"line":16,"column":105}}})) != null ? stack1 : "")
    + " |\n";
},"3":function(container,depth0,helpers,partials,data) {
    return "yes";
},"4":function(container,depth0,helpers,partials,data) {
    return "no";
},"5":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "Body as "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,(depth0 != null ? lookupProperty(depth0,"mediaType") : depth0),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-webhooks","start":{"line":21,"column":8},"end":{"line":21,"column":21}}})) != null ? stack1 : "")
    + ", "
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"required") : depth0),{"name":"if","hash":{},"fn":container.program(6, data, 0),"inverse":container.program(7, data, 0),"data":data,"loc":{"source":"reference-webhooks","start":{"line":21,"column":23},"end":{"line":21,"column":80}}})) != null ? stack1 : "")
    + ": "
    + ((stack1 = container.invokePartial(lookupProperty(partials,"reference-type"),depth0,{"name":"reference-type","data":data,"helpers":helpers,"partials":partials,"decorators":container.decorators})) != null ? stack1 : "")
    + ".\n\n";
},"6":function(container,depth0,helpers,partials,data) {
    return "always sent";
},"7":function(container,depth0,helpers,partials,data) {
    return "not always sent";
},"8":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "| "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,(depth0 != null ? lookupProperty(depth0,"status") : depth0),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-webhooks","start":{"line":30,"column":2},"end":{"line":30,"column":12}}})) != null ? stack1 : "")
    + " | "
    + ((stack1 = lookupProperty(helpers,"each").call(alias1,(depth0 != null ? lookupProperty(depth0,"types") : depth0),{"name":"each","hash":{},"fn":container.program(9, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-webhooks","start":{"line":30,"column":15},"end":{"line":30,"column":90}}})) != null ? stack1 : "")
    + " | "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"cell").call(alias1,(depth0 != null ? lookupProperty(depth0,"description") : depth0),{"name":"cell","hash":{},"data":data,"loc":{"source":"reference-webhooks","start":{"line":30,"column":93},"end":{"line":30,"column":113}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-webhooks","start":{"line":30,"column":93},"end":{"line":30,"column":113}}})) != null ? stack1 : "")
    + " |\n";
},"9":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return ((stack1 = lookupProperty(helpers,"unless").call(depth0 != null ? depth0 : (container.nullContext || {}),(data && lookupProperty(data,"first")),{"name":"unless","hash":{},"fn":container.program(10, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-webhooks","start":{"line":30,"column":30},"end":{"line":30,"column":61}}})) != null ? stack1 : "")
    + ((stack1 = container.invokePartial(lookupProperty(partials,"reference-type"),depth0,{"name":"reference-type","data":data,"helpers":helpers,"partials":partials,"decorators":container.decorators})) != null ? stack1 : "");
},"10":function(container,depth0,helpers,partials,data) {
    return ", ";
},"11":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "What may be answered depends on "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"code").call(alias1,(depth0 != null ? lookupProperty(depth0,"discriminator") : depth0),{"name":"code","hash":{},"data":data,"loc":{"source":"reference-webhooks","start":{"line":34,"column":32},"end":{"line":34,"column":54}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-webhooks","start":{"line":34,"column":32},"end":{"line":34,"column":54}}})) != null ? stack1 : "")
    + ":\n\n| "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"cell").call(alias1,(depth0 != null ? lookupProperty(depth0,"discriminator") : depth0),{"name":"cell","hash":{},"data":data,"loc":{"source":"reference-webhooks","start":{"line":36,"column":2},"end":{"line":36,"column":24}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-webhooks","start":{"line":36,"column":2},"end":{"line":36,"column":24}}})) != null ? stack1 : "")
    + " | types of answer |\n|---|---|\n"
    + ((stack1 = lookupProperty(helpers,"each").call(alias1,(depth0 != null ? lookupProperty(depth0,"automatic") : depth0),{"name":"each","hash":{},"fn":container.program(12, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-webhooks","start":{"line":38,"column":0},"end":{"line":40,"column":9}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"each").call(alias1,(depth0 != null ? lookupProperty(depth0,"allowed") : depth0),{"name":"each","hash":{},"fn":container.program(13, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-webhooks","start":{"line":41,"column":0},"end":{"line":43,"column":9}}})) != null ? stack1 : "");
},"12":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "| "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"code").call(alias1,(depth0 != null ? lookupProperty(depth0,"when") : depth0),{"name":"code","hash":{},"data":data,"loc":{"source":"reference-webhooks","start":{"line":39,"column":2},"end":{"line":39,"column":15}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-webhooks","start":{"line":39,"column":2},"end":{"line":39,"column":15}}})) != null ? stack1 : "")
    + " | "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"code").call(alias1,(depth0 != null ? lookupProperty(depth0,"respond") : depth0),{"name":"code","hash":{},"data":data,"loc":{"source":"reference-webhooks","start":{"line":39,"column":18},"end":{"line":39,"column":34}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-webhooks","start":{"line":39,"column":18},"end":{"line":39,"column":34}}})) != null ? stack1 : "")
    + ", always |\n";
},"13":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "| "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"code").call(alias1,(depth0 != null ? lookupProperty(depth0,"when") : depth0),{"name":"code","hash":{},"data":data,"loc":{"source":"reference-webhooks","start":{"line":42,"column":2},"end":{"line":42,"column":15}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-webhooks","start":{"line":42,"column":2},"end":{"line":42,"column":15}}})) != null ? stack1 : "")
    + " | "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"cell").call(alias1,(depth0 != null ? lookupProperty(depth0,"allow") : depth0),{"name":"cell","hash":{},"data":data,"loc":{"source":"reference-webhooks","start":{"line":42,"column":18},"end":{"line":42,"column":32}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-webhooks","start":{"line":42,"column":18},"end":{"line":42,"column":32}}})) != null ? stack1 : "")
    + " |\n";
},"14":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "Operations that answer later: "
    + ((stack1 = lookupProperty(helpers,"print").call(depth0 != null ? depth0 : (container.nullContext || {}),(depth0 != null ? lookupProperty(depth0,"followUps") : depth0),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-webhooks","start":{"line":47,"column":30},"end":{"line":47,"column":43}}})) != null ? stack1 : "")
    + ".\n";
},"15":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "### Signature of "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,(depth0 != null ? lookupProperty(depth0,"name") : depth0),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-webhooks","start":{"line":51,"column":17},"end":{"line":51,"column":25}}})) != null ? stack1 : "")
    + "\n\n| | |\n|---|---|\n| Scheme | "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"cell").call(alias1,((stack1 = (depth0 != null ? lookupProperty(depth0,"signature") : depth0)) != null ? lookupProperty(stack1,"scheme") : stack1),{"name":"cell","hash":{},"data":data,"loc":{"source":"reference-webhooks","start":{"line":55,"column":11},"end":{"line":55,"column":36}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-webhooks","start":{"line":55,"column":11},"end":{"line":55,"column":36}}})) != null ? stack1 : "")
    + ", written as "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"cell").call(alias1,((stack1 = (depth0 != null ? lookupProperty(depth0,"signature") : depth0)) != null ? lookupProperty(stack1,"encoding") : stack1),{"name":"cell","hash":{},"data":data,"loc":{"source":"reference-webhooks","start":{"line":55,"column":49},"end":{"line":55,"column":76}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-webhooks","start":{"line":55,"column":49},"end":{"line":55,"column":76}}})) != null ? stack1 : "")
    + " |\n| Signature in the header | "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"code").call(alias1,((stack1 = (depth0 != null ? lookupProperty(depth0,"signature") : depth0)) != null ? lookupProperty(stack1,"signatureHeader") : stack1),{"name":"code","hash":{},"data":data,"loc":{"source":"reference-webhooks","start":{"line":56,"column":28},"end":{"line":56,"column":62}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-webhooks","start":{"line":56,"column":28},"end":{"line":56,"column":62}}})) != null ? stack1 : "")
    + " |\n| Timestamp in the header | "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"code").call(alias1,((stack1 = (depth0 != null ? lookupProperty(depth0,"signature") : depth0)) != null ? lookupProperty(stack1,"timestampHeader") : stack1),{"name":"code","hash":{},"data":data,"loc":{"source":"reference-webhooks","start":{"line":57,"column":28},"end":{"line":57,"column":62}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-webhooks","start":{"line":57,"column":28},"end":{"line":57,"column":62}}})) != null ? stack1 : "")
    + " |\n| Signed content | "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"cell").call(alias1,((stack1 = (depth0 != null ? lookupProperty(depth0,"signature") : depth0)) != null ? lookupProperty(stack1,"content") : stack1),{"name":"cell","hash":{},"data":data,"loc":{"source":"reference-webhooks","start":{"line":58,"column":19},"end":{"line":58,"column":45}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-webhooks","start":{"line":58,"column":19},"end":{"line":58,"column":45}}})) != null ? stack1 : "")
    + " |\n| Answer to a wrong signature | "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,((stack1 = (depth0 != null ? lookupProperty(depth0,"signature") : depth0)) != null ? lookupProperty(stack1,"failureStatus") : stack1),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-webhooks","start":{"line":59,"column":32},"end":{"line":59,"column":59}}})) != null ? stack1 : "")
    + " |\n";
},"16":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "### Behaviour of "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,(depth0 != null ? lookupProperty(depth0,"name") : depth0),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-webhooks","start":{"line":63,"column":17},"end":{"line":63,"column":25}}})) != null ? stack1 : "")
    + "\n\n"
    + ((stack1 = lookupProperty(helpers,"each").call(alias1,(depth0 != null ? lookupProperty(depth0,"behaviours") : depth0),{"name":"each","hash":{},"fn":container.program(17, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-webhooks","start":{"line":65,"column":0},"end":{"line":67,"column":9}}})) != null ? stack1 : "");
},"17":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "- "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"cell").call(alias1,(depth0 != null ? lookupProperty(depth0,"text") : depth0),{"name":"cell","hash":{},"data":data,"loc":{"source":"reference-webhooks","start":{"line":66,"column":2},"end":{"line":66,"column":15}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-webhooks","start":{"line":66,"column":2},"end":{"line":66,"column":15}}})) != null ? stack1 : "")
    + " ("
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"code").call(alias1,(depth0 != null ? lookupProperty(depth0,"id") : depth0),{"name":"code","hash":{},"data":data,"loc":{"source":"reference-webhooks","start":{"line":66,"column":17},"end":{"line":66,"column":28}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-webhooks","start":{"line":66,"column":17},"end":{"line":66,"column":28}}})) != null ? stack1 : "")
    + ")"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,(depth0 != null ? lookupProperty(depth0,"unspecified") : depth0),{"name":"if","hash":{},"fn":container.program(18, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-webhooks","start":{"line":66,"column":29},"end":{"line":66,"column":86}}})) != null ? stack1 : "")
    + "\n";
},"18":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return " A choice: "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"cell").call(alias1,(depth0 != null ? lookupProperty(depth0,"unspecified") : depth0),{"name":"cell","hash":{},"data":data,"loc":{"source":"reference-webhooks","start":{"line":66,"column":59},"end":{"line":66,"column":79}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-webhooks","start":{"line":66,"column":59},"end":{"line":66,"column":79}}})) != null ? stack1 : "");
},"19":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "A choice: "
    + ((stack1 = lookupProperty(helpers,"print").call(alias1,lookupProperty(helpers,"prose").call(alias1,(depth0 != null ? lookupProperty(depth0,"unspecified") : depth0),{"name":"prose","hash":{},"data":data,"loc":{"source":"reference-webhooks","start":{"line":71,"column":10},"end":{"line":71,"column":31}}}),{"name":"print","hash":{},"data":data,"loc":{"source":"reference-webhooks","start":{"line":71,"column":10},"end":{"line":71,"column":31}}})) != null ? stack1 : "")
    + "\n";
},"compiler":[8,">= 4.3.0"],"main":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "# Webhooks\n\nRequests that the service makes itself.\n\n"
    + ((stack1 = lookupProperty(helpers,"each").call(depth0 != null ? depth0 : (container.nullContext || {}),(depth0 != null ? lookupProperty(depth0,"webhooks") : depth0),{"name":"each","hash":{},"fn":container.program(0, data, 0),"inverse":container.noop,"data":data,"loc":{"source":"reference-webhooks","start":{"line":5,"column":0},"end":{"line":74,"column":9}}})) != null ? stack1 : "");
},"usePartial":true,"useData":true},
};
