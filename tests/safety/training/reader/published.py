"""The published reader's weights, from 8 bits back to floats, so that teaching can go on from them."""
import onnx, torch
from onnx import numpy_helper

PLACES = {"layers.": "encoder.encoder.layer.", "positions.": "encoder.embeddings.position_embeddings.", "norm.": "encoder.embeddings.LayerNorm."}

def renamed(name):
    """What export.py calls a part, as the model calls it."""
    for short, long in PLACES.items():
        if name.startswith(short): return long + name[len(short) :]
    return name

def weights(path, model):
    """Fills a model's state from a file that export.py wrote. The words' table stays the encoder's."""
    graph = onnx.load(path).graph
    values = {i.name: numpy_helper.to_array(i) for i in graph.initializer}
    users = {}
    for node in graph.node:
        for name in node.input: users.setdefault(name, []).append(node)
    def bias_of(node):
        """A product is cast, scaled and then has its bias added, which is what bears the name of the layer."""
        while True:
            [node] = users[node.output[0]]
            if node.op_type == "Add": return next(i for i in node.input if i in values)
    state = model.state_dict(); filled = set()
    def fill(key, value):
        # A head that chooses among more than it did begins anew.
        if state[key].shape != value.shape: return
        state[key] = torch.tensor(value).contiguous(); filled.add(key)
    for node in graph.node:
        if node.op_type != "MatMulInteger": continue
        stem = node.input[1].removesuffix("_quantized")
        product = (values[node.input[1]].astype("float32") - values[stem + "_zero_point"].astype("float32")) * values[stem + "_scale"]
        fill(renamed(bias_of(node)).removesuffix("bias") + "weight", product.T)
    for name, value in values.items():
        if renamed(name) in state and state[renamed(name)].shape == value.shape: fill(renamed(name), value)
    fill("encoder.embeddings.token_type_embeddings.weight", values["types"][None].repeat(2, 0))
    print("taken over:", len(filled), "the encoder's:", [k for k in state if k not in filled])
    model.load_state_dict(state)
